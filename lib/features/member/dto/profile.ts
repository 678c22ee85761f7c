import { todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { birthText, deathText, findAge } from '@/lib/core/life';
import type { OwnProfileRow } from '@/lib/features/member/queries/find-profile';
import type { OwnProfile } from '@/lib/features/member/schema';
import { memberPhotoPath } from '@/lib/platform/media/picture-path';
import { writeTexts } from './written';

export function serializeOwnProfile(row: OwnProfileRow, now: Date): OwnProfile {
	const { id, version, createdAt, photoId, isMarried, isManglik, ...others } = row;
	const { bornOn, bornPrecision, diedOn, diedPrecision, ageAtDeath, ...rest } = others;
	return {
		...rest,
		_id: id,
		__v: version,
		createdAt: createdAt.toISOString(),
		photo: photoId && memberPhotoPath(id, photoId),
		age: findAge(row, todayInIndia(now)),
		dob: birthText(row),
		dod: deathText(row),
		isMarried: isMarried ?? false,
		isManglik: isManglik ?? false,
		isMarriedKnown: isMarried !== null,
		isManglikKnown: isManglik !== null,
	};
}

/** The same for a page, with its texts in the script of `language`. */
export function serializeShownProfile(row: OwnProfileRow, language: Language, now: Date): OwnProfile {
	return { ...serializeOwnProfile(row, now), written: writeTexts(language, row) };
}
