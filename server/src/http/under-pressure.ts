/** Config of a route that @fastify/under-pressure does not turn away. */
export const SERVED_UNDER_PRESSURE = { pressureHandler: () => {} };
