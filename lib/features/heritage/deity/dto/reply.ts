import type * as z from 'zod';
import type { DeityRecord } from '@/lib/features/heritage/deity/queries';
import type { deityReply } from '@/lib/features/heritage/deity/schema';
import { defaultPicturePath } from '@/lib/platform/media/picture';

export function serializeDeity({
	id,
	pictureIds,
	createdAt,
	...deity
}: DeityRecord): z.input<typeof deityReply> {
	const images = pictureIds.map((pictureId) => defaultPicturePath({ id: pictureId }));
	return {
		...deity,
		_id: id,
		type: deity.deityType === 'devi' ? 'Devi' : 'Devta',
		image: images[0] ?? null,
		images,
		createdAt: createdAt.toISOString(),
	};
}
