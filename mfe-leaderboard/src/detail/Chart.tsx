import ReactECharts from 'echarts-for-react/esm/core';
import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useState } from 'react';

echarts.use([LineChart, GridComponent, TooltipComponent, MarkLineComponent, CanvasRenderer]);

/**
 * echarts empties its element by `innerHTML = ''`. Browsers that enforce Trusted Types refuse every string there, even
 * an empty one. This override on the one element removes the children instead.
 */
function withoutInnerHtml(element: HTMLElement): HTMLElement {
  return Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set: () => {
      element.replaceChildren();
    },
  });
}

/** The part of echarts that the React wrapper calls. */
const library = {
  init: (element: HTMLElement, ...rest: [theme?: string, options?: object]) =>
    echarts.init(withoutInnerHtml(element), ...rest),
  getInstanceByDom: echarts.getInstanceByDom,
  dispose: echarts.dispose,
};

const FILLED = { height: '100%' };

/** An echarts canvas that fills its box and follows its size. */
export function Chart({ option }: { option: echarts.EChartsCoreOption }) {
  // Starting echarts takes longer than a frame on a slow machine, so the layout change is painted first.
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 0);
    return () => clearTimeout(timer);
  }, []);
  if (!painted) return null;
  return (
    <ReactECharts
      echarts={library}
      option={option}
      notMerge
      style={FILLED}
      // By default the wrapper deep-compares the options, point by point, on every render.
      shouldSetOption={(before, after) => before.option !== after.option}
    />
  );
}
