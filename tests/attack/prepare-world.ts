import pg from 'pg';
import { register } from './people';
import type { Portal } from './portal';
import type { World } from './world';

const asked = 4;

/** As though everybody who has registered had opened the link in the mail. */
async function confirmAddresses({ databaseUrl }: Portal): Promise<void> {
	const database = new pg.Client({ connectionString: databaseUrl });
	await database.connect();
	await database.query(`UPDATE "Member" SET "emailConfirmedAt" = now()
		WHERE "claimedAt" IS NOT NULL AND "emailConfirmedAt" IS NULL`);
	await database.end();
}

/**
 * Does what generated input hardly ever does by itself, so that there is something to answer, decide and undo:
 * messages and reports, what lies in the trash, requests and interests that wait for the world's member.
 */
export async function prepareWorld(portal: Portal, world: World): Promise<void> {
	const send = async (token: string | null, method: string, path: string, body?: object) => {
		const answer = await fetch(portal.origin + path, {
			method,
			headers: {
				...(body && { 'content-type': 'application/json' }),
				...(token !== null && { authorization: `Bearer ${token}` }),
			},
			body: body ? JSON.stringify(body) : null,
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
	};
	const administrator = world.tokenOf('administrator') ?? null;
	const { memberId } = world;
	for (let turn = 0; turn < asked; turn++) {
		const letter = { name: 'Ajay', email: 'ajay@example.org', subject: 'A word', message: 'A message' };
		await send(null, 'POST', '/api/contact', letter);
		const asks = { relation: 'Brother', familyMemberId: memberId };
		await send((await register(portal)).token, 'POST', '/api/family/add', asks);
		const seeker = await register(portal, {
			gender: 'Female',
			age: '28',
			clan: 'Chauhan',
			matrimonialConsent: 'yes',
		});
		await confirmAddresses(portal);
		await send(seeker.token, 'POST', '/api/family/interests', { memberId });
		await send(seeker.token, 'POST', `/api/family/matches/${memberId}/report`, { reason: 'other' });
		const blog = { title: `Forts ${turn}`, author: 'Asha', content: 'Once.' };
		await send(administrator, 'POST', '/api/blogs', blog);
	}
	await world.look();
	for (const id of world.knownFor('/api/blogs').idsFor('id').slice(0, asked))
		await send(administrator, 'DELETE', `/api/blogs/${id}`);
	await world.look();
}
