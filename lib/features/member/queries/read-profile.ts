import { mayBeAdult, privacyAt } from '@/lib/core/adult';
import type { Language } from '@/lib/core/language';
import { yearText } from '@/lib/core/partial-date';
import type { Audience } from '@/lib/features/member/access/audience';
import { fieldsShown, type Relation } from '@/lib/features/member/access/field-visibility';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { writeTexts } from '@/lib/features/member/dto/written';
import { type OwnProfile, type ReadableProfile, readableProfile } from '@/lib/features/member/schema';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import { isFamily } from './family-distance';
import { findProfile, findProfiles, getOwnProfile, type OwnProfileRow } from './find-profile';

export interface Reader {
	memberId: string;
	isAdmin: boolean;
	/**
	 * The candidate for whom the reader looks, as their guardian now: what the candidate sees of a match comes before what the
	 * reader's own family link or rights show.
	 */
	candidateId?: string;
}

/** The relationship of the reader to another for a marriage. The domain of matches, which is above this one, determines it. */
type FindRelationship = (readerId: string, otherId: string, now: Date) => Promise<Relation | null>;

/**
 * A member's profile, cut to what the reader may see; null when it is not there or not for this reader. What an
 * administrator reads of others beyond what they show goes to the audit log.
 */
export async function readProfile(
	id: string,
	{
		reader,
		findRelationship,
		language,
	}: { reader: Reader; findRelationship: FindRelationship; language: Language },
	now: Date,
): Promise<ReadableProfile | null> {
	const row = await findProfile(id);
	if (!row) return null;
	const { memberId, candidateId = memberId } = reader;
	const relation = await relationTo(row, reader, () => findRelationship(candidateId, id, now));
	const privacy = privacyAt(row, now);
	const fields = fieldsShown(privacy, relation);
	if (fields === null) return null;
	if (relation === 'administrator' && privacy !== 'public') {
		const entry = { action: 'member.read', subjectType: 'member', subjectId: id } as const;
		await noteReading(db, { ...entry, actorId: reader.memberId });
	}
	return withPhotoFor(reader.candidateId, row, cut(row, fields, language, now));
}

/** What others see of a member: the very fields that they would be answered; null when nothing is there for them. */
export async function previewProfile(
	memberId: string,
	audience: Audience,
	language: Language,
	now: Date,
): Promise<ReadableProfile | null> {
	const row = await getOwnProfile(memberId);
	const isNamed = row.isListed && !row.isDeceased && mayBeAdult(row.bornOn, now);
	if (audience === 'visitor') return isNamed ? cut(row, ['_id', 'name'], language, now) : null;
	const fields = fieldsShown(privacyAt(row, now), audience);
	return fields && cut(row, fields, language, now);
}

/**
 * The part of each of these accounts that a match sees, in their order; without those that are gone. `candidateId` is for whom a
 * guardian reads.
 */
export async function readMatchedProfiles(
	ids: string[],
	{ candidateId, language }: { candidateId: string | undefined; language: Language },
	now: Date,
): Promise<ReadableProfile[]> {
	const rows = await findProfiles(ids);
	return rows.map((row) => {
		const fields = fieldsShown(privacyAt(row, now), 'match') ?? [];
		return withPhotoFor(candidateId, row, cut(row, fields, language, now));
	});
}

/** The profile with the address of its photo for the guardian of this candidate. */
function withPhotoFor(
	candidateId: string | undefined,
	{ id, photoId }: Pick<OwnProfileRow, 'id' | 'photoId'>,
	profile: ReadableProfile,
): ReadableProfile {
	if (candidateId === undefined || !profile.photo || !photoId) return profile;
	return { ...profile, photo: memberPhotoPath(id, photoId, candidateId) };
}

function cut(
	row: OwnProfileRow,
	fields: NonNullable<ReturnType<typeof fieldsShown>>,
	language: Language,
	now: Date,
): ReadableProfile {
	const { isMarried, isManglik } = row;
	const profile = { ...serializeOwnProfile(row, now), isMarried, isManglik };
	if (fields === 'all') return { ...profile, written: writeTexts(language, row) };
	const shown = new Set<string>(fields);
	const readable = readableProfile.parse({
		...Object.fromEntries(Object.entries(profile).filter(([field]) => shown.has(field))),
		...(row.isDeceased && shown.has('age') && getLifespan(profile)),
	});
	const { nameInOtherScript } = row;
	return { ...readable, written: writeTexts(language, { ...readable, nameInOtherScript }) };
}

/** A reader who sees a living member's age sees between which years a deceased one has lived. */
function getLifespan({ dob, dod }: Pick<OwnProfile, 'dob' | 'dod'>) {
	return { isDeceased: true, dob: dob && yearText(dob), dod: dod && yearText(dod) };
}

/** The relationship of a reader to a member. What decides nothing is not asked. */
export async function relationTo(
	{ id }: { id: string },
	{ memberId, isAdmin, candidateId }: Reader,
	relationship: () => Promise<Relation | null>,
): Promise<Relation> {
	if (id === memberId) return 'self';
	const shownToCandidate = candidateId === undefined ? null : await relationship();
	if (shownToCandidate !== null) return shownToCandidate;
	if (isAdmin) return 'administrator';
	if (await isFamily(memberId, id)) return 'family';
	return (await relationship()) ?? 'member';
}
