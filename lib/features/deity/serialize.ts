import type * as z from 'zod';
import { defaultPicturePath } from '@/lib/platform/media/picture';
import type { DeityRecord } from './queries';
import type { deityReply } from './schema';

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
