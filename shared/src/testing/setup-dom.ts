import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// React asks for this wherever tests wait with `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(cleanup);
