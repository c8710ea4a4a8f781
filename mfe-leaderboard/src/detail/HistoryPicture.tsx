import { LineChart, type Scale, useDates } from '@golf/shared/ui';
import { PLOT, rem } from './chart-box.ts';
import { chartWidth, HANDICAP_START, shareOfPoint, spanOfPoints, type ChartPoint } from './chart-points.ts';
import { ticksOf } from './chart-time.ts';
import { widthOfLines } from './use-seen.ts';

export interface HistoryPictureProps {
  points: readonly ChartPoint[];
  scale: Scale;
}

const PLACE = {
  position: 'absolute',
  left: rem(PLOT.left),
  right: rem(PLOT.right),
  top: rem(PLOT.top),
  bottom: rem(PLOT.bottom),
} as const;

/** Handicap history as an SVG that needs no script and stretches to the width of its box. */
export function HistoryPicture({ points, scale }: HistoryPictureProps) {
  const dates = useDates();
  const span = spanOfPoints(points);
  const line = points.map((point) => ({ at: shareOfPoint(point, span), handicap: point.handicap }));
  const start = line.length > HANDICAP_START ? line[HANDICAP_START] : undefined;
  return (
    <div style={PLACE}>
      <LineChart
        scale={scale}
        mark={start ? { at: start.at, name: 'Handicap Start' } : null}
        ticks={ticksOf(span, widthOfLines(chartWidth(points.length)), dates)}
        lines={[
          { look: 'first', points: line.slice(HANDICAP_START), labelled: true },
          { look: 'early', points: line.slice(0, HANDICAP_START + 1), labelled: !start },
        ]}
      />
    </div>
  );
}
