import { useTranslations } from 'next-intl';
import type { ApiFailure } from '@/lib/client/api';
import type { Submission } from './submission';

type Titled = Pick<Submission, 'title'>;

export function useSentences() {
	const t = useTranslations('admin.review');
	return {
		/** The sentence for what has been changed since it was shown; null for every other failure. */
		explained: ({ code }: ApiFailure, { title }: Titled) =>
			code === 'record.stale' ? t('stale', { title }) : null,
		/** What is said of a submission, with its title. */
		quoted: ({ title }: Titled, message: string) =>
			title === '' ? message : t('quoted', { title, message }),
	};
}
