import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { getName } from './names';

const membersAtOnce = 10_000;

/** Every twentieth member keeps a family tree. */
const perTree = 20;
/** The number of neighbouring owners of trees that are brothers and sisters who have agreed to it. */
const siblings = 3;

const clans =
	`Rathore Chauhan Hada Sisodiya Gahlot Gehlot Parmar Panwar Solanki Parihar Tomar Tanwar Kachhwaha Rajawat
Jhala Makwana Jadeja Chandel Bundela Sengar Bhati Shekhawat Gaur Jadaun`.split(/\s+/);
const districts =
	`Jodhpur Jaipur Udaipur Bikaner Kota Ajmer Alwar Sikar Nagaur Pali Barmer Jalore Sirohi Churu Jhunjhunu
Tonk Bundi Jhalawar Chittorgarh Bhilwara Rajsamand Jaisalmer`.split(/\s+/);
const educations = ['BA', 'BCom', 'BTech', 'MA', 'MBA', 'MBBS', 'PhD', '12th', 'स्नातक', null];
const professions = [
	'Teacher',
	'Army',
	'Farmer',
	'Engineer',
	'Doctor',
	'Business',
	'Advocate',
	'शिक्षक',
	null,
];

/** One of the values for each number, independent of the numbers of the other fields. */
function pick<T>(values: readonly T[], number: number, salt: number): T | null {
	const mixed = Math.imul(number + salt * 7919, 0x9e3779b1) >>> 0;
	return values[Math.floor((mixed / 2 ** 32) * values.length)] ?? null;
}

const share = (number: number, salt: number, percent: number) =>
	(Math.imul(number + salt * 7919, 0x85ebca6b) >>> 0) / 2 ** 32 < percent / 100;

interface WrittenMember {
	id: string;
	name: string;
	gender: 'Male' | 'Female';
	bornOn: string;
	clan: string | null;
}

function getMember(number: number) {
	const year = 1950 + (pick([...Array(58).keys()], number, 1) ?? 0);
	const clan = share(number, 2, 95) ? pick(clans, number, 3) : null;
	const name = getName(number);
	return {
		id: randomUUID(),
		name,
		nameKey: nameKey(name),
		email: `member-${number}@bench.example`,
		gender: share(number, 4, 50) ? ('Male' as const) : ('Female' as const),
		bornOn: `${year}-0${1 + (number % 9)}-15`,
		isMarried: !share(number, 5, year < 1990 ? 8 : 65),
		familyTreePrivacy: share(number, 6, 35) ? 'public' : 'private',
		clan,
		clanKey: clan && searchKey(clan),
		dynasty: share(number, 7, 40) ? 'Suryavanshi' : null,
		district: pick(districts, number, 8),
		tehsil: share(number, 9, 50) ? pick(districts, number, 10) : null,
		location: pick(districts, number, 11),
		education: pick(educations, number, 12),
		profession: pick(professions, number, 13),
		isManglik: share(number, 14, 40) ? share(number, 15, 20) : null,
	};
}

/**
 * Writes members of all ages: half of either sex, two thirds of the younger ones unmarried, a third of all public, a
 * third of the others agreed to be found, every twentieth with a family tree of seventeen people. Answers the ids of
 * members with trees who look for a match.
 */
export async function writeMatchMembers(databaseUrl: string, count: number): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const owners: (WrittenMember & { isSeeking: boolean })[] = [];
	try {
		// A replica's session: what is written here is right, and checking each row of it would take minutes.
		await client.query('SET session_replication_role = replica');
		for (let from = 0; from < count; from += membersAtOnce) {
			const numbers = Array.from({ length: Math.min(membersAtOnce, count - from) }, (_, at) => from + at);
			const members = numbers.map(getMember);
			await insert(
				client,
				'Member',
				members.map((member) => ({
					...member,
					emailKey: member.email,
					bornPrecision: 'day',
					claimedAt: '2026-01-01',
					updatedAt: '2026-01-01',
				})),
			);
			const agreed = members.filter((_, at) => share(from + at, 16, 33));
			await insert(
				client,
				'Consent',
				[
					...members.map(({ id }) => ({ memberId: id, purpose: 'terms' })),
					...agreed.map(({ id }) => ({ memberId: id, purpose: 'matrimonial' })),
				].map((consent) => ({ ...consent, textVersion: '1', language: 'hi' })),
			);
			await insert(
				client,
				'PartnerWishes',
				members
					.filter((_, at) => share(from + at, 17, 10))
					.map(({ id }, at) => ({
						memberId: id,
						ageFrom: 22,
						ageTo: 34,
						isAgeMust: at % 2 === 0,
						districts: '{Jodhpur,Pali}',
						clans: '{}',
						education: 'graduate',
						updatedAt: '2026-01-01',
					})),
			);
			owners.push(
				...members
					.filter((_, at) => (from + at) % perTree === 0)
					.map((member) => ({ ...member, isSeeking: !member.isMarried && member.bornOn < '2005' })),
			);
		}
		for (let from = 0; from < owners.length; from += 1000)
			await writeTrees(client, owners.slice(from, from + 1000));
		await client.query('VACUUM ANALYZE');
	} finally {
		await client.end();
	}
	return owners.filter(({ isSeeking }) => isSeeking).map(({ id }) => id);
}

interface Card {
	id: string;
	treeId: string;
	memberId?: string | null;
	name: string;
	gender: 'Male' | 'Female';
	clan?: string | null;
	bornOn?: string | null;
}

async function writeTrees(client: pg.Client, owners: WrittenMember[]): Promise<void> {
	const trees: Row[] = [];
	const cards: Card[] = [];
	const links: Row[] = [];
	const unions: Row[] = [];
	const requests: Row[] = [];
	for (const [at, owner] of owners.entries()) {
		const treeId = randomUUID();
		trees.push({ id: treeId, ownerId: owner.id, name: owner.name, updatedAt: '2026-01-01' });
		const add = (name: string, gender: 'Male' | 'Female', more: Partial<Card> = {}): string => {
			const id = randomUUID();
			cards.push({ id, treeId, name, gender, ...more });
			return id;
		};
		const bear = (childId: string, fatherId: string, motherId: string) =>
			links.push(
				{ treeId, childId, parentId: fatherId, role: 'father' },
				{ treeId, childId, parentId: motherId, role: 'mother' },
			);
		const couple = (number: number, clan: string | null): [string, string] => {
			const [husband, wife] = [
				add(getName(number), 'Male', { clan }),
				add(getName(number + 1), 'Female', { clan: pick(clans, number, 18) }),
			];
			const [partnerAId = '', partnerBId = ''] = [husband, wife].sort();
			unions.push({ treeId, partnerAId, partnerBId });
			return [husband, wife];
		};
		const number = at * 100;
		const me = add(owner.name, owner.gender, { memberId: owner.id });
		const parents = couple(number, owner.clan);
		bear(me, ...parents);
		const grandparents = couple(number + 10, owner.clan);
		bear(parents[0], ...grandparents);
		const mothers = couple(number + 20, pick(clans, number, 19));
		bear(parents[1], ...mothers);
		const great = couple(number + 30, owner.clan);
		bear(grandparents[0], ...great);
		const uncle = couple(number + 40, owner.clan);
		bear(uncle[0], ...grandparents);
		for (const step of [50, 51]) bear(add(getName(number + step), 'Male'), ...uncle);
		const [first] = owners.slice(at - (at % siblings));
		for (const other of owners.slice(at - (at % siblings), at - (at % siblings) + siblings)) {
			if (other === owner || (owner !== first && other !== first)) continue;
			bear(add(other.name, other.gender, { memberId: other.id }), ...parents);
			if (owner === first)
				requests.push({
					fromMemberId: owner.id,
					toMemberId: other.id,
					relation: 'Brother',
					status: 'accepted',
					answeredAt: '2026-01-01',
				});
		}
	}
	await insert(client, 'FamilyTree', trees);
	await insert(
		client,
		'Person',
		cards.map((card) => ({
			memberId: null,
			clan: null,
			...card,
			updatedAt: '2026-01-01',
		})),
	);
	await insert(client, 'ParentLink', links);
	await insert(client, 'Union', unions);
	await insert(client, 'FamilyRequest', requests);
}

type Row = Record<string, string | number | boolean | null | undefined>;

async function insert(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = Object.keys(first)
		.map((column) => `"${column}"`)
		.join(', ');
	await client.query(
		`INSERT INTO "${table}" (${columns})
		SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
		[JSON.stringify(rows)],
	);
}
