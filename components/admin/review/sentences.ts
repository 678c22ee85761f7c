import { filled } from '@/components/family/texts';
import type { ApiFailure } from '@/lib/client/api';
import type { Submission } from './submission';
import type { ReviewTexts } from './texts';

/** The sentence for what has been changed since it was shown; null for every other failure. */
export function explained(
	{ code }: ApiFailure,
	{ title }: Pick<Submission, 'title'>,
	{ stale }: Pick<ReviewTexts, 'stale'>,
): string | null {
	return code === 'record.stale' ? filled(stale, { title }) : null;
}

/** What is told of a submission, with its title. */
export function quoted(
	{ title }: Pick<Submission, 'title'>,
	message: string,
	texts: Pick<ReviewTexts, 'quoted'>,
): string {
	return title === '' ? message : filled(texts.quoted, { title, message });
}
