import { openDatabase } from '@golf/database/open';
import { cableTo, fixtureDatabase, ON_POSTGRES } from '@golf/database/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '../testing/start-app.ts';

// A local file has no connection to lose.
/**
 * @promise Data: A restarted or disconnected database server costs no cached answer, and needs no restart of a server
 */
test.skipIf(!ON_POSTGRES)(
  'without its database the server answers what it knows, says when to come back, and heals',
  async () => {
    const opened = await fixtureDatabase();
    const cable = await cableTo(opened.place);
    onTestFinished(cable.cut);
    const database = await openDatabase(cable.place);
    onTestFinished(() => database.destroy());
    const { app } = await startApp({ opened: { ...opened, database } });
    const click = { trackId: 'visit', timestamp: '2026-02-03T04:05:06.789Z', playerId: null, scoreId: null };
    expect((await app.inject('/api/players')).statusCode).toBe(200);

    await cable.cut();
    expect((await app.inject('/api/players')).statusCode).toBe(200);
    const refused = await app.inject('/api/player-rounds/1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ error: { code: 'overloaded' } });
    expect((await app.inject({ method: 'POST', url: '/api/log-click', payload: click })).statusCode).toBe(204);

    await cable.mend();
    expect((await app.inject('/api/player-rounds/1')).statusCode).toBe(200);
    // The click waited for the database, too.
    await vi.waitFor(
      async () => expect(await opened.database.selectFrom('click_log').select('track_id').execute()).toHaveLength(1),
      { timeout: 10_000 },
    );
  },
);
