'use client';

import { problemsOf, storyBody } from '@/components/blog/story-body';
import { typedIn } from '@/components/blog/story-draft';
import { filled } from '@/components/family/texts';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { isLanguage } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import { FormDialog, type FormProps } from '../review/form-dialog';
import { LanguageSelect } from '../review/language-select';
import { readSubmittedStory, type SubmittedStory } from '../review/submission';
import type { DeskTexts, ReviewTexts } from '../review/texts';
import { savingInputId as inputId } from '../review/use-saving';

interface BlogDialogProps extends FormProps<SubmittedStory> {
	words: DeskTexts;
	texts: ReviewTexts;
}

/** Makes a story or changes one. */
export function BlogDialog({ words, texts, ...form }: BlogDialogProps) {
	const { language } = useAdmin();
	const { form: labels, fields } = texts;
	const { title, author, content } = labels;
	return (
		<FormDialog
			{...form}
			kind="story"
			words={words}
			texts={texts}
			labels={{ title, author, content, language: labels.language, image: words.image }}
			problemIn={(typed) => {
				const problems = problemsOf(typedIn(typed));
				if (problems.length === 0) return null;
				const isIncomplete = problems.some(({ kind }) => kind === 'missing');
				return {
					title: isIncomplete ? words.required : words.updateFailed,
					errors: problems.map(({ path, kind, max }) => ({
						path,
						message: filled(fields[kind], { max: formatCount(max, language) }),
					})),
				};
			}}
			bodyOf={storyBody}
			readOne={readSubmittedStory}
			factsOf={(story) => ({
				title: story.title,
				author: story.author,
				content: story.content,
				language: story.language,
			})}
			shownFact={(field, value) => (field === 'language' && isLanguage(value) ? labels[value] : value)}
		>
			{(story, errorAt) => (
				<>
					<Field id={inputId('title')} label={title} error={errorAt('title')} isRequired>
						{(control) => (
							<Input {...control} name="title" defaultValue={story?.title ?? ''} autoComplete="off" />
						)}
					</Field>
					<div className="grid gap-5 sm:grid-cols-2">
						<Field id={inputId('author')} label={author} error={errorAt('author')} isRequired>
							{(control) => (
								<Input {...control} name="author" defaultValue={story?.author ?? ''} autoComplete="off" />
							)}
						</Field>
						<LanguageSelect texts={texts} defaultValue={story?.language ?? language} />
					</div>
					<Field id={inputId('content')} label={content} error={errorAt('content')} isRequired>
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
						error={errorAt('image')}
						texts={{ ...texts.picture, ...labels, hint: labels.imageHint }}
					/>
				</>
			)}
		</FormDialog>
	);
}
