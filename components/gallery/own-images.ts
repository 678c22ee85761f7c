import type { Language } from '@/lib/core/language';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** A picture that its sender sees among their own. */
export interface OwnImage {
	id: string;
	title: string;
	/** Of the title. */
	language: Language;
	thumbnail: string;
	status: (typeof statuses)[number];
	/** Why it was rejected; null where nobody said. */
	reason: string | null;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** A member's pictures on their way to the page. */
export type OwnImages =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'loaded'; images: readonly OwnImage[] };

/** Reads the answer of GET /api/gallery/mine; what is no picture is left out. */
export function readOwnImages(answer: unknown): OwnImage[] {
	return Array.isArray(answer) ? answer.flatMap((entry) => readOwnImage(entry) ?? []) : [];
}

function readOwnImage(entry: unknown): OwnImage | null {
	const { _id, title, language, thumbnailUrl, status, rejectionReason, createdAt } = { ...Object(entry) };
	if (typeof _id !== 'string' || typeof title !== 'string' || typeof thumbnailUrl !== 'string') return null;
	return {
		id: _id,
		title,
		language: language === 'en' ? 'en' : 'hi',
		thumbnail: thumbnailUrl,
		// A state that is not known shows as pending, as the specification has it.
		status: statuses.find((known) => known === status) ?? 'pending',
		reason: typeof rejectionReason === 'string' && rejectionReason !== '' ? rejectionReason : null,
		createdAt: String(createdAt),
	};
}
