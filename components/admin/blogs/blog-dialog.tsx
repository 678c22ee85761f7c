'use client';

import { problemsOf, storyBody } from '@/components/blog/story-body';
import { typedIn } from '@/components/blog/story-draft';
import { filled } from '@/components/family/texts';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { formatCount } from '@/lib/i18n/format';
import { useAdmin } from '../admin-context';
import { FormDialog } from '../review/form-dialog';
import { LanguageSelect } from '../review/language-select';
import type { SubmittedStory } from '../review/submission';
import type { FormProps } from '../review/submission-desk';
import type { DeskTexts, ReviewTexts } from '../review/texts';
import { savingInputId as inputId, useSaving } from '../review/use-saving';

interface BlogDialogProps extends FormProps<SubmittedStory> {
	words: DeskTexts;
	texts: ReviewTexts;
}

/** Makes a story or changes one. */
export function BlogDialog({ submission: story, words, texts, onSaved, onClose }: BlogDialogProps) {
	const { language } = useAdmin();
	const { form: labels, fields } = texts;
	const failed = story ? words.updateFailed : words.createFailed;
	const saving = useSaving({
		labels: { title: labels.title, author: labels.author, content: labels.content, image: words.image },
		failed,
		onSaved,
		onStale: () => {},
	});
	const submit = (form: FormData) => {
		const problems = problemsOf(typedIn(form));
		if (problems.length === 0)
			return void saving.send(
				story ? `/api/blogs/${story.id}` : '/api/blogs',
				story ? 'PUT' : 'POST',
				storyBody(form, story?.version ?? null),
			);
		const isIncomplete = problems.some(({ kind }) => kind === 'missing');
		saving.refuse(
			isIncomplete ? words.required : failed,
			problems.map(({ path, kind, max }) => ({
				path,
				message: filled(fields[kind], { max: formatCount(max, language) }),
			})),
		);
	};
	return (
		<FormDialog {...{ submission: story, saving, words, texts, onClose }} onSubmit={submit}>
			<Field id={inputId('title')} label={labels.title} error={saving.errorAt('title')} isRequired>
				{(control) => (
					<Input {...control} name="title" defaultValue={story?.title ?? ''} autoComplete="off" />
				)}
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field id={inputId('author')} label={labels.author} error={saving.errorAt('author')} isRequired>
					{(control) => (
						<Input {...control} name="author" defaultValue={story?.author ?? ''} autoComplete="off" />
					)}
				</Field>
				<LanguageSelect texts={texts} defaultValue={story?.language ?? language} />
			</div>
			<Field id={inputId('content')} label={labels.content} error={saving.errorAt('content')} isRequired>
				{(control) => (
					<textarea
						{...control}
						name="content"
						rows={8}
						defaultValue={story?.content ?? ''}
						className={controlClass}
					/>
				)}
			</Field>
			<PhotoField
				id={inputId('image')}
				name="image"
				label={words.image}
				shape="wide"
				currentUrl={story?.image ?? null}
				error={saving.errorAt('image')}
				texts={{ ...texts.picture, ...labels, hint: labels.imageHint }}
			/>
		</FormDialog>
	);
}
