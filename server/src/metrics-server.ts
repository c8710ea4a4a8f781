import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { listenProblem } from './listen-problem.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** "http://localhost:9464/metrics" */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port, so that a proxy in front of the site cannot expose it. Includes Node's own
 * metrics: memory, event loop lag, garbage collection.
 * @throws StartError when it cannot listen on the port
 */
export async function serveMetrics({ registry }: Metrics, host: string, port: number): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw listenProblem(cause, { host, port, portName: 'METRICS_PORT', hostName: 'METRICS_HOST' });
  }
  const bound = server.address();
  return {
    address: `http://${host}:${typeof bound === 'object' && bound ? bound.port : port}/metrics`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
