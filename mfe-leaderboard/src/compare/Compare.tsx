import { playersResource, type Player } from '@golf/shared/api';
import { formatHandicap, formatPosition, isPlus, speakHandicap } from '@golf/shared/format';
import { rankByHandicap, type Ranked } from '@golf/shared/handicap';
import { PAGE_HEADS, SlotPlaceholder, usePageHead } from '@golf/shared/platform';
import { canonicalComparisonPath, comparisonPath } from '@golf/shared/routes';
import { flagUrl } from '@golf/shared/site';
import { Card, Failure, OptionalPicture, PlayerFace, Section, VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styles from './Compare.module.css';
import { CLOSE, pairsAtTheTop, pairsOfCountries, strokesApart, type RankedPair } from './pairs.ts';
import { PickTwo } from './PickTwo.tsx';

/** Choice of two players: any two by name, or a suggested pair. */
export function Compare() {
  const { data, isError, refetch } = useQuery(playersResource);
  if (data) return <Known players={data} />;
  if (isError)
    return (
      <Failure kind="page" onRetry={refetch}>
        We can’t load the players right now.
      </Failure>
    );
  return <SlotPlaceholder />;
}

function Known({ players }: { players: Player[] }) {
  const ranked = useMemo(() => rankByHandicap(players), [players]);
  const top = useMemo(() => pairsAtTheTop(ranked), [ranked]);
  const countries = useMemo(() => pairsOfCountries(ranked, top), [ranked, top]);
  const names = new Map(
    [...top, ...countries].map(([{ player: first }, { player: second }]) => [
      canonicalComparisonPath(first.id, second.id),
      `${first.name} and ${second.name}`,
    ]),
  );
  const items = [...names].map(([path, name]) => ({ name, path }));
  usePageHead({ ...PAGE_HEADS.compare, items });
  return (
    <>
      <PickTwo ranked={ranked} />
      {top.length > 0 && (
        <Pairs
          title="Neighbours on the leaderboard"
          lead="First against second, third against fourth, and so on."
          pairs={top}
        />
      )}
      {countries.length > 0 && (
        <Pairs
          title="From the same country"
          lead={`Compatriots within ${CLOSE} strokes of each other.`}
          pairs={countries}
          named
        />
      )}
    </>
  );
}

interface PairsProps {
  title: string;
  lead: string;
  pairs: readonly RankedPair[];
  /** Whether the two share the country. */
  named?: boolean;
}

interface SideProps {
  side: Ranked<Player>;
  /** Whether this handicap is the lower of the two. */
  isBetter: boolean;
}

function Side({ side: { player, position, tied }, isBetter }: SideProps) {
  return (
    <span className={styles.side} data-better={isBetter || undefined}>
      <span className={styles.place} aria-hidden>
        {formatPosition(position, tied)}
      </span>
      <PlayerFace src={player.profile} size={36} isLegend={player.badge_id !== null} />
      <span className={styles.name}>{player.name}</span>
      <span className={styles.handicap} data-plus={isPlus(player.handicap) || undefined}>
        <span aria-hidden>{formatHandicap(player.handicap)}</span>
        <VisuallyHidden>, {speakHandicap(player.handicap)}</VisuallyHidden>
      </span>
    </span>
  );
}

/** "0.4 strokes apart", or "Level". */
function Distance({ pair }: { pair: RankedPair }) {
  const apart = strokesApart(pair);
  if (apart === 0) return <span className={styles.apart}>Level</span>;
  return (
    <>
      <span className={styles.apart}>{apart.toFixed(1)}</span> strokes apart
    </>
  );
}

function Pairs({ title, lead, pairs, named = false }: PairsProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.pairs} aria-label={title}>
        {pairs.map((pair) => {
          const [one, other] = pair;
          const { code, flag_name: country } = one.player;
          return (
            <li key={`${one.player.id} ${other.player.id}`}>
              <Card as={Link} className={styles.pair} to={comparisonPath(one.player.id, other.player.id)}>
                {named && (
                  <span className={styles.country}>
                    <OptionalPicture src={flagUrl(code)} alt="" width={24} height={18} loading="lazy" />
                    {country}
                  </span>
                )}
                <Side side={one} isBetter={strokesApart(pair) > 0} />
                <span className={styles.between}>
                  <span>
                    <Distance pair={pair} />
                  </span>
                  <ChevronRight aria-hidden size={18} />
                </span>
                <Side side={other} isBetter={false} />
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
