import type * as z from 'zod';
import type { FamilyMember, familyTreeReply } from '@/lib/features/family/schema';

type Links = z.output<typeof familyTreeReply>['links'];
type Card = Pick<
	FamilyMember,
	'_id' | 'name' | 'gender' | 'isDeceased' | 'approvalStatus' | 'clan' | 'familyMemberId'
>;

interface NamedRelative {
	name: string;
	isDeceased: boolean;
	clan: string | null;
}

/** Who is nearest above and beside somebody. Null is nobody with a card that is agreed to. */
export interface NearestFamily {
	father: NamedRelative | null;
	mother: NamedRelative | null;
	fathersFather: NamedRelative | null;
	mothersFather: NamedRelative | null;
	/** With a parent in common, by birth or adoption. */
	brothers: number;
	sisters: number;
}

/** Of somebody's parents those by birth count; who has none recorded has those by adoption. */
export function nearestFamily(
	id: string,
	cards: readonly Card[],
	{ parentLinks }: Pick<Links, 'parentLinks'>,
): NearestFamily {
	const parentId = (childId: string | null, role: 'father' | 'mother') => {
		const links = parentLinks.filter(
			(link) => link.childId === childId && link.role === role && link.kind !== 'step',
		);
		return (links.find(({ kind }) => kind === 'birth') ?? links[0])?.parentId ?? null;
	};
	const agreed = cards.filter(({ approvalStatus }) => approvalStatus === 'approved');
	const relative = (relativeId: string | null): NamedRelative | null => {
		const card = agreed.find(({ _id }) => _id === relativeId);
		if (!card) return null;
		const { name, isDeceased, clan, familyMemberId } = card;
		return { name, isDeceased, clan: clan ?? familyMemberId?.clan ?? null };
	};
	const [fatherId, motherId] = [parentId(id, 'father'), parentId(id, 'mother')];
	const siblings = agreed.filter(
		({ _id }) =>
			_id !== id &&
			([fatherId, motherId] as const).some(
				(parent) =>
					parent !== null && (parentId(_id, 'father') === parent || parentId(_id, 'mother') === parent),
			),
	);
	return {
		father: relative(fatherId),
		mother: relative(motherId),
		fathersFather: relative(parentId(fatherId, 'father')),
		mothersFather: relative(parentId(motherId, 'father')),
		brothers: siblings.filter(({ gender }) => gender === 'Male').length,
		sisters: siblings.filter(({ gender }) => gender === 'Female').length,
	};
}
