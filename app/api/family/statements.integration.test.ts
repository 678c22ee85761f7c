// How often a change of a tree goes to the database, BEGIN and COMMIT included.
import { beforeEach, describe, expect, it } from 'vitest';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { getStatements, type Handler } from '@/tests/support/statements';
import { WrittenTree } from '@/tests/support/trees';
import { POST as add } from './add/route';
import { POST as connect } from './connect/[id]/route';
import { POST as merge } from './merge/[id]/route';
import { GET as near } from './near/route';
import { PUT as update } from './update/[id]/route';

provideDatabase();
beforeEach(emptyTables);

/** A member who has just looked at their tree, with a father, an uncle, and a second card of the uncle. */
async function lookAtTree() {
	const { id, token } = await makeLogin({ name: 'Owner', gender: 'Male' });
	const tree = await WrittenTree.of(id);
	const father = await tree.card('Father', { gender: 'Male' });
	await tree.parent(tree.meId, father, 'father');
	const [uncle, sameUncle] = [await tree.card('Uncle', { gender: 'Male' }), await tree.card('Uncle')];
	const look = async () => {
		expect((await call(near, '/api/family/near', { token })).status).toBe(200);
	};
	await look();
	const change = async (handler: Handler, path: string, json: object, method = 'POST') => {
		const params = { id: path.split('/').at(-1) ?? '' };
		const response = await call(handler, `/api/family/${path}`, { token, method, json, params });
		expect([200, 201], response.text).toContain(response.status);
	};
	return { father, uncle, sameUncle, look, change };
}

describe('the statements of a change of a tree', () => {
	it('a new relative takes 14 statements, and the page that follows reads nothing again', async () => {
		const { look, change } = await lookAtTree();
		const json = { name: 'Amar', relation: 'Brother' };
		expect(await getStatements(() => change(add, 'add', json))).toBeLessThanOrEqual(14);
		expect(await getStatements(look)).toBeLessThanOrEqual(2);
	});

	it('a changed card takes 18 statements', async () => {
		const { father, change } = await lookAtTree();
		const json = { profession: 'Farmer' };
		expect(await getStatements(() => change(update, `update/${father}`, json, 'PUT'))).toBeLessThanOrEqual(
			18,
		);
	});

	it('a card that is connected with another takes 19 statements', async () => {
		const { father, uncle, change } = await lookAtTree();
		const json = { relation: 'Brother', relatedToMemberId: father };
		expect(await getStatements(() => change(connect, `connect/${uncle}`, json))).toBeLessThanOrEqual(19);
	});

	it('two cards that become one take 26 statements', async () => {
		const { uncle, sameUncle, change } = await lookAtTree();
		const json = { otherId: sameUncle, version: 0, answers: {} };
		expect(await getStatements(() => change(merge, `merge/${uncle}`, json))).toBeLessThanOrEqual(26);
	});
});
