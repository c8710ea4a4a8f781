import type { RecordHolder } from '@golf/shared/api';
import { RoundDay } from '@golf/shared/ui';

/** Day of a record's round, which leads to the page of the round. */
export const DayOfRound = ({ round: { score_id: id, date, name, live, course } }: { round: RecordHolder }) => (
  <RoundDay id={id} date={date} player={live ? name : null} course={course ?? ''} />
);
