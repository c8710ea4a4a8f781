import type { HeadToHead, PlayerSummary } from '@golf/shared/api';
import { DEFAULT_PICTURES, flagUrl } from '@golf/shared/site';
import { OptionalPicture, Picture, VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Standing } from '../player/Standing.tsx';
import { pathOf } from '../detail/path-of.ts';
import { FollowButton } from '../follow/FollowButton.tsx';
import styles from './Heads.module.css';
import { Name } from './Name.tsx';
import { namesInWords, type Pair } from './pair.ts';
import { tallyInWords } from './tally.ts';

/** Fragment id of the head-to-head table. */
export const HEAD_TO_HEAD = 'head-to-head';

function Face({ player }: PlayerSummary) {
  const { code, flag_name: country, live, profile } = player;
  return (
    <div className={styles.face}>
      <Picture
        src={live ? profile : null}
        fallback={DEFAULT_PICTURES.profile}
        alt=""
        width={96}
        height={96}
        className={styles.picture}
      />
      {code && (
        <span className={styles.country}>
          <OptionalPicture src={flagUrl(code)} alt="" width={28} height={21} className={styles.flag} />
          {country}
        </span>
      )}
      <FollowButton player={player} onBand />
    </div>
  );
}

/** Head-to-head score, in the style of a scoreboard. */
function Score({ between, names }: { between: HeadToHead; names: Pair<string> }) {
  const words = tallyInWords(between, names);
  if (words === null) return <span className={styles.versus}>vs</span>;
  const { first_wins: first, second_wins: second, level } = between;
  return (
    <a href={`#${HEAD_TO_HEAD}`} className={styles.score}>
      <span className={styles.points}>
        <span data-behind={first < second || undefined}>{first}</span>–
        <span data-behind={second < first || undefined}>{second}</span>
      </span>
      <span className={styles.under}>
        head to head
        {level > 0 && (
          <span aria-hidden>
            , <span className={styles.level}>{level} level</span>
          </span>
        )}
        <VisuallyHidden>: {words}</VisuallyHidden>
      </span>
    </a>
  );
}

export interface HeadsProps {
  pair: Pair<PlayerSummary>;
  between: HeadToHead | null;
  /** Who is ahead, by how much, and since when; null without two handicaps. */
  verdict: string | null;
}

/** Top of a comparison: faces, names, handicaps, and the score between the two. */
export function Heads({ pair, between, verdict }: HeadsProps) {
  const [first, second] = pair;
  return (
    <div className={styles.board}>
      <div className={styles.inner}>
        <div className={styles.faces}>
          <Face {...first} />
          {between ? (
            <Score between={between} names={namesInWords([first.player, second.player])} />
          ) : (
            <span className={styles.versus} aria-hidden>
              vs
            </span>
          )}
          <Face {...second} />
        </div>
        <h1 className={styles.names}>
          <Link to={pathOf(first.player)}>
            <Name player={first.player} />
          </Link>
          <VisuallyHidden> and </VisuallyHidden>
          <Link to={pathOf(second.player)}>
            <Name player={second.player} />
          </Link>
        </h1>
        {verdict && <p className={styles.verdict}>{verdict}</p>}
        <div className={styles.standings}>
          <Standing summary={first} beside={second} className={styles.standing} />
          <Standing summary={second} beside={first} className={styles.standing} />
        </div>
      </div>
    </div>
  );
}
