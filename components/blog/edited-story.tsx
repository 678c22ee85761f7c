'use client';

import { useTranslations } from 'next-intl';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi, mapData } from '@/lib/client/api';
import { storyOf } from './answers';
import { StoryForm, type StoryFormProps } from './story-form';
import { useAnswer } from './use-answer';

interface EditedStoryProps extends Omit<StoryFormProps, 'story'> {
	id: string;
}

const never = () => false;

/** The form with a story that has been sent before, once it has come. */
export function EditedStory({ id, ...form }: EditedStoryProps) {
	const t = useTranslations('stories');
	const { asked, tryAgain } = useAnswer(
		id,
		async () => mapData(await callApi('GET /api/blogs/[id]', { params: { id } }), storyOf),
		never,
	);
	if (asked.status === 'loading') {
		return (
			<div role="status">
				<span className="sr-only">{t('form.loading')}</span>
				<Skeleton className="h-80 w-full" />
			</div>
		);
	}
	// Only who may change a story gets its version.
	if (asked.status === 'loaded' && asked.answer.version !== null)
		return <StoryForm {...form} story={asked.answer} />;
	const isAbsent = asked.status === 'loaded' || asked.httpStatus === 404;
	return (
		<RetryPanel
			text={t('article.notFound')}
			reason={isAbsent ? t('form.absent') : t('article.failedLoad')}
			retry={t('tryAgain')}
			onRetry={tryAgain}
		/>
	);
}
