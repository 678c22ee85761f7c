import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeSeeker } from './seekers';
import { WrittenTree } from './trees';

/** What no one but its owner may read of the bride's tree before both have said yes. */
export const canaries = {
	...{ name: 'Th. Ummedsingh Ji Rathore', otherFather: 'Canaryfather Singh', village: 'Canarypur' },
	...{ profession: 'Canaryprofession', living: 'Canaryliving Kanwar' },
} as const;

const departed = { isDeceased: true } as const;
const year = (value: number) => new Date(Date.UTC(value, 0, 1));

/**
 * Two who look for a match, each with a tree. His father's father's father and her father's mother's father are one man,
 * written in two scripts, with the same father and the same wife; the villages differ.
 */
export async function plantTwoFamilies() {
	const his = await plantTree({ name: 'Groom', gender: 'Male', clan: 'Rathore' });
	const her = await plantTree({ name: 'Bride', gender: 'Female', clan: 'Bhati' });
	const [hisFather, hisGrandfather] = [await his.man('Aidan Singh'), await his.man('Kesari Singh', departed)];
	const a = {
		ancestor: await his.man('उम्मेद सिंह', {
			...departed,
			villageAddress: 'खींवसर',
			diedOn: year(1961),
			diedPrecision: 'year',
		}),
		father: await his.man('प्रताप सिंह', departed),
		wife: await his.woman('अनोप कँवर', departed),
	};
	await his.tree.parent(his.tree.meId, hisFather, 'father');
	await his.tree.parent(hisFather, hisGrandfather, 'father');
	await his.tree.parent(hisGrandfather, a.ancestor, 'father');
	await his.tree.parent(a.ancestor, a.father, 'father');
	await his.tree.marry(a.ancestor, a.wife);
	const [herFather, herGrandmother] = [await her.man('Laxman Singh'), await her.woman(canaries.living)];
	const b = {
		ancestor: await her.man(canaries.name, {
			...{ ...departed, villageAddress: canaries.village, profession: canaries.profession },
			...{ diedOn: year(1962), diedPrecision: 'year' },
		}),
		father: await her.man('Pratapsingh', departed),
		wife: await her.woman('Smt. Anop Kanwar', departed),
	};
	await her.tree.parent(her.tree.meId, herFather, 'father');
	await her.tree.parent(herFather, herGrandmother, 'mother');
	await her.tree.parent(herGrandmother, b.ancestor, 'father');
	await her.tree.parent(b.ancestor, b.father, 'father');
	await her.tree.marry(b.ancestor, b.wife);
	return { his: { ...his, ...a }, her: { ...her, ...b } };
}

async function plantTree({ clan, ...more }: { name: string; gender: 'Male' | 'Female'; clan: string }) {
	const owner = await makeSeeker({ ...more, clan, clanKey: searchKey(clan), familyTreePrivacy: 'private' });
	const tree = await WrittenTree.of(owner.id);
	const card =
		(gender: 'Male' | 'Female') =>
		(name: string, facts: Parameters<typeof tree.card>[1] = {}) =>
			tree.card(name, { gender, ...facts });
	return { owner, tree, man: card('Male'), woman: card('Female') };
}

/** Both owners say that their trees may be compared with others. */
export async function letCompare(): Promise<void> {
	await db.familyTree.updateMany({ data: { isComparable: true } });
}
