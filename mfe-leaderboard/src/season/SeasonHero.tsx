import type { Season } from '@golf/shared/api';
import { Board, useDates } from '@golf/shared/ui';
import { Handicap } from '../past/cells.tsx';
import hero from '../player/Hero.module.css';
import { HeroFace } from '../player/HeroFace.tsx';
import standing from '../player/Standing.module.css';
import round from '../round/Round.module.css';
import { championsOf, titleOf } from './head-of-season.ts';
import { Names } from '../compare/Names.tsx';

/** Head of a season's page: the year, its champion, and its figures. */
export function SeasonHero({ season }: { season: Season }) {
  const { formatDay } = useDates();
  const champions = championsOf(season);
  const [first] = champions;
  const isShared = champions.length > 1;
  const role = season.so_far ? (isShared ? 'Sharing the lead' : 'In the lead') : isShared ? 'Champions' : 'Champion';
  const face = first && !isShared && <HeroFace src={first.live ? first.profile : null} />;
  const lead = (
    <span className={hero.lead}>
      <span>
        {first ? (
          <>
            {role}: <Names players={champions} linked={round.player} />
          </>
        ) : (
          'Nobody had a handicap yet'
        )}
      </span>
      {season.so_far && <span>As of {formatDay(season.day)}</span>}
    </span>
  );
  const aside = (
    <dl className={standing.standing}>
      {first && (
        <div className={standing.handicap}>
          <dt>{season.so_far ? 'Lowest handicap' : 'Final handicap'}</dt>
          <dd>
            <Handicap value={first.handicap} />
          </dd>
        </div>
      )}
      <div>
        <dt>Rounds</dt>
        <dd>{season.rounds}</dd>
      </div>
      <div>
        <dt>Players</dt>
        <dd>{season.players}</dd>
      </div>
    </dl>
  );
  return <Board title={titleOf(season)} face={face} lead={lead} aside={aside} />;
}
