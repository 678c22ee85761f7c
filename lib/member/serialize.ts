import { ageOn, todayInIndia } from '@/lib/core/calendar';
import { defaultWidths, picturePath } from '@/lib/media/picture-path';
import type { OwnProfileRow } from './queries';
import type { OwnProfile } from './schema';

export function serializeOwnProfile(row: OwnProfileRow, now: Date): OwnProfile {
	const { id, version, createdAt, photoId, bornOn, bornPrecision, isMarried, isManglik, ...told } = row;
	return {
		...told,
		_id: id,
		__v: version,
		createdAt: createdAt.toISOString(),
		photo: photoId && picturePath(photoId, defaultWidths.photo),
		age: bornOn && ageOn(bornOn, todayInIndia(now)),
		dob: bornOn && bornPrecision === 'day' ? bornOn.toISOString().slice(0, 10) : null,
		isMarried: isMarried ?? false,
		isManglik: isManglik ?? false,
		isMarriedKnown: isMarried !== null,
		isManglikKnown: isManglik !== null,
	};
}
