import { VisuallyHidden } from '@golf/shared/ui';

/** Places gained or lost in 30 days: a sign with a text. */
export function Movement({ moved }: { moved: number }) {
  if (moved === 0) return <>No change</>;
  const places = `${Math.abs(moved)} ${Math.abs(moved) === 1 ? 'place' : 'places'}`;
  return (
    <>
      <span aria-hidden>{moved > 0 ? '▲' : '▼'} </span>
      <VisuallyHidden>{moved > 0 ? 'Up ' : 'Down '}</VisuallyHidden>
      {places}
    </>
  );
}
