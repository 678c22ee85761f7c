import { beforeEach, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { ensureAdministrator } from '@/lib/features/account/commands/ensure-administrator';
import { accountsToCheckReply } from '@/lib/features/administration/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();
const path = '/api/admin/accounts';

let token = '';
beforeEach(async () => {
	await emptyTables();
	({ token } = await makeLogin({ isAdmin: true, name: 'Asha' }));
});

const list = async () => accountsToCheckReply.parse((await call(GET, path, { token })).body);

it('responds to administrators alone', async () => {
	const visitor = await call(GET, path);
	const member = await call(GET, path, { token: (await makeLogin()).token });
	expect([visitor.status, member.status]).toEqual([401, 403]);
	expect(await list()).toEqual({ names: [], doubles: [] });
});

it('lists stored names of the portal and names without letters, in either script', async () => {
	const emails = { name: 'a@example.org', letters: 'b@example.org', other: 'c@example.org' };
	await makeAccount({ name: 'Khamma Ghani', email: emails.name });
	await makeAccount({ name: '\u2800', email: emails.letters });
	await makeAccount({ name: 'Meera', nameInOtherScript: 'एडमिन', email: emails.other });
	await makeAccount({ name: 'Admin', claimedAt: null, isListed: false });
	const { names } = await list();
	expect(names.map(({ email, fault }) => [email, fault]).sort()).toEqual([
		[emails.name, 'nameReserved'],
		[emails.letters, 'nameLetters'],
		[emails.other, 'nameReserved'],
	]);
});

it('reads the names of more accounts than it queries at once, and lists the first hundred unfit ones', async () => {
	const claimedAt = new Date();
	const makeMany = (count: number, name: string) =>
		db.member.createMany({
			data: Array.from({ length: count }, (_, index) => {
				const email = `${name.length}-${index}@example.org`;
				return { name, nameKey: searchKey(name), email, emailKey: email, claimedAt };
			}),
		});
	await makeMany(600, 'Meera');
	await makeAccount({
		id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
		name: 'Khamma Ghani',
		email: 'z@example.org',
	});
	expect((await list()).names).toMatchObject([{ email: 'z@example.org' }]);
	await makeMany(120, 'Khamma Ghani');
	expect((await list()).names).toHaveLength(100);
});

it('leaves out the account that ADMIN_EMAIL has made', async () => {
	await ensureAdministrator({ email: 'head@example.org', password: 'a banyan by the step-well' });
	expect((await list()).names).toEqual([]);
	await db.member.updateMany({ where: { email: 'head@example.org' }, data: { isAdmin: false } });
	expect((await list()).names).toMatchObject([{ email: 'head@example.org', fault: 'nameReserved' }]);
});

it('lists two accounts that have one address in the two forms of its domain', async () => {
	const letters = 'asha@bücher.example';
	const former = await makeAccount({ name: 'Asha', email: letters });
	await db.member.update({ where: { id: former.id }, data: { emailKey: letters } });
	const other = await makeAccount({ name: 'Meera', email: 'asha@xn--bcher-kva.example' });
	expect((await list()).doubles).toEqual([
		{
			_id: former.id,
			name: 'Asha',
			email: letters,
			other: { _id: other.id, name: 'Meera', email: other.email },
		},
	]);
});
