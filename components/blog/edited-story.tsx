'use client';

import { LoadFailure } from '@/components/matrimonial/load-failure';
import { useAnswer } from '@/components/matrimonial/use-answer';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi, mapData } from '@/lib/client/api';
import { storyOf } from './answers';
import { StoryForm, type StoryFormProps } from './story-form';

interface EditedStoryProps extends Omit<StoryFormProps, 'story'> {
	id: string;
}

const never = () => false;

/** The form with a story that has been sent before, once it has come. */
export function EditedStory({ id, texts, ...form }: EditedStoryProps) {
	const { asked, tryAgain } = useAnswer(
		id,
		async () => mapData(await callApi('GET /api/blogs/[id]', { params: { id } }), storyOf),
		never,
	);
	if (asked.status === 'loading') {
		return (
			<div role="status">
				<span className="sr-only">{texts.form.loading}</span>
				<Skeleton className="h-80 w-full" />
			</div>
		);
	}
	// Only who may change a story is told its version.
	if (asked.status === 'loaded' && asked.answer.version !== null)
		return <StoryForm {...form} texts={texts} story={asked.answer} />;
	const isAbsent = asked.status === 'loaded' || asked.httpStatus === 404;
	return (
		<LoadFailure
			title={texts.article.notFound}
			reason={isAbsent ? texts.form.absent : texts.article.failedLoad}
			tryAgain={{ label: texts.tryAgain, onClick: tryAgain }}
		/>
	);
}
