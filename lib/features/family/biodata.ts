import type { Language } from '@/lib/core/language';
import { runInSlices } from '@/lib/core/slices';
import { findWrittenIn } from '@/lib/features/address/queries';
import { getOwnProfile } from '@/lib/features/member/queries';
import type { OwnProfile } from '@/lib/features/member/schema';
import { serializeOwnProfile } from '@/lib/features/member/serialize';
import { shownName } from '@/lib/features/member/shown-name';
import { writeTexts } from '@/lib/features/member/written';
import { type NearestFamily, nearestFamily } from './nearest-family';
import { serializeOwnTree } from './serialize';
import { readOwnTree } from './tree';

export interface Biodata {
	/** Its texts are in the script of the page, known places and deities as the lists have them; `isMarried` is null for who has not said. */
	profile: Omit<OwnProfile, 'isMarried'> & { isMarried: boolean | null };
	family: NearestFamily;
}

/** What a member's own record and tree tell of them, for a sheet of paper. */
export async function loadBiodata(memberId: string, language: Language, now: Date): Promise<Biodata> {
	const [row, tree] = await Promise.all([getOwnProfile(memberId), readOwnTree(memberId)]);
	const known = await findWrittenIn(language, row);
	const { familyMembers, links } = await runInSlices(serializeOwnTree(tree, language, now));
	return {
		profile: {
			...serializeOwnProfile(row, now),
			isMarried: row.isMarried,
			...writeTexts(language, row),
			...known,
		},
		family: nearestFamily(
			tree.meId,
			familyMembers.map((member) => ({ ...member, name: shownName(member) })),
			links,
		),
	};
}
