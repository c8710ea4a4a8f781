import type { RoundPage } from '@golf/shared/api';
import { formatAdjusted, formatScore } from '@golf/shared/format';
import { FULL_ROUND } from '@golf/shared/handicap';
import { Board, TeeDot, Term, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Name } from '../compare/Name.tsx';
import { pathOf } from '../detail/path-of.ts';
import hero from '../player/Hero.module.css';
import { HeroFace } from '../player/HeroFace.tsx';
import standing from '../player/Standing.module.css';
import styles from './Round.module.css';

/** Head of a round's page: player, course, day, tees, and the scores. */
export function RoundHero({ page: { round, player, tee } }: { page: RoundPage }) {
  const { formatDay } = useDates();
  const holes = round.holes ?? FULL_ROUND;
  const face = <HeroFace src={player.live ? player.profile : null} />;
  const lead = (
    <span className={hero.lead}>
      <Link to={pathOf(player)} className={styles.player}>
        <Name player={player} />
      </Link>
      <span>{formatDay(round.date)}</span>
      {tee && (
        <span className={styles.tee}>
          <TeeDot colour={tee.tee_background} />
          {tee.tee_name} tees
        </span>
      )}
      {holes < FULL_ROUND && <span>{holes} holes</span>}
      {round.pro && <span>Professional guest</span>}
    </span>
  );
  const aside = (
    <dl className={standing.standing}>
      <div className={standing.handicap}>
        <dt>To par</dt>
        <dd>{formatScore(round.score)}</dd>
      </div>
      <div>
        <dt>Strokes</dt>
        <dd>
          {round.par + round.score} <span className={standing.of}>par {round.par}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Term of="adjusted">Adjusted score</Term>
        </dt>
        <dd>{formatAdjusted(round.net_score)}</dd>
      </div>
    </dl>
  );
  return <Board title={round.course} face={face} lead={lead} aside={aside} />;
}
