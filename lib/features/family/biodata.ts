import type { Language } from '@/lib/core/language';
import { runInSlices } from '@/lib/core/slices';
import { findWrittenIn } from '@/lib/features/address/queries';
import { getOwnProfile } from '@/lib/features/member/queries';
import type { OwnProfile } from '@/lib/features/member/schema';
import { serializeOwnProfile } from '@/lib/features/member/serialize';
import { type NearestFamily, nearestFamily } from './nearest-family';
import { serializeOwnTree } from './serialize';
import { readOwnTree } from './tree';

export interface Biodata {
	/** Known places and deities are written in the page's language; `isMarried` is null for who has not said. */
	profile: Omit<OwnProfile, 'isMarried'> & { isMarried: boolean | null };
	family: NearestFamily;
}

/** What a member's own record and tree tell of them, for a sheet of paper. */
export async function loadBiodata(memberId: string, language: Language, now: Date): Promise<Biodata> {
	const [row, tree] = await Promise.all([getOwnProfile(memberId), readOwnTree(memberId)]);
	const written = await findWrittenIn(language, row);
	const { familyMembers, links } = await runInSlices(serializeOwnTree(tree, language, now));
	return {
		profile: { ...serializeOwnProfile(row, now), isMarried: row.isMarried, ...written },
		family: nearestFamily(tree.meId, familyMembers, links),
	};
}
