import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { init, use as registerParts } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

registerParts([LineChart, GridComponent, TooltipComponent, MarkLineComponent, CanvasRenderer]);

/**
 * echarts empties its box by `innerHTML = ''`, which a browser that enforces trusted types refuses, empty or not. Here the
 * box empties itself.
 */
function withoutMarkup(box: HTMLElement): HTMLElement {
  return Object.defineProperty(box, 'innerHTML', {
    configurable: true,
    set: () => {
      box.replaceChildren();
    },
  });
}

/** An echarts canvas that fills its box, whatever size that has. */
export function Chart({ option }: { option: EChartsCoreOption }) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const latest = useRef(option);
  useEffect(() => {
    latest.current = option;
    chart.current?.setOption(option, true);
  }, [option]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => chart.current?.resize());
    // After the paint of whatever made room for it.
    const timer = setTimeout(() => {
      chart.current = init(withoutMarkup(element));
      chart.current.setOption(latest.current);
      observer.observe(element);
    }, 0);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, []);
  return <div ref={box} style={{ height: '100%' }} />;
}
