import type { RecordHolder } from '@golf/shared/api';
import { useDates, videoOf, VisuallyHidden } from '@golf/shared/ui';

/** Day of a round, linked to the video if there is one. */
export function DayOfRound({
  round: { date, link, video, score_id: id },
}: {
  round: Pick<RecordHolder, 'date' | 'link' | 'video' | 'score_id'>;
}) {
  const { formatDay } = useDates();
  const { href } = videoOf(link);
  if (!href) return formatDay(date);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" data-event={`video-link-${id}`}>
      {formatDay(date)}
      <VisuallyHidden>: {video}</VisuallyHidden>
    </a>
  );
}
