'use client';

import type { StoryValues } from '@/components/blog/story-body';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { Select } from '@/components/ui/select';
import { callApi, mapData } from '@/lib/client/api';
import { isLanguage, languages } from '@/lib/core/language';
import { useAdmin } from '../admin-context';
import { FormDialog, type FormProps, submissionInputId as inputId } from '../review/form-dialog';
import { type SubmittedStory, submittedStory } from '../review/submission';
import type { DeskTexts, ReviewTexts } from '../review/texts';

interface BlogDialogProps extends FormProps<SubmittedStory> {
	words: DeskTexts;
	texts: ReviewTexts;
}

const loadSchema = async () => (await import('@/lib/features/blog/schema')).newBlogBody;

/** Makes a story or changes one. */
export function BlogDialog({ words, texts, ...form }: BlogDialogProps) {
	const { language } = useAdmin();
	const { form: labels } = texts;
	const { title, author, content } = labels;
	return (
		<FormDialog<SubmittedStory, StoryValues>
			{...form}
			kind="story"
			words={words}
			texts={texts}
			labels={{ title, author, language: labels.language, content, image: words.image }}
			valuesOf={(story) => ({
				title: story?.title ?? '',
				author: story?.author ?? '',
				language: story?.language ?? language,
				content: story?.content ?? '',
				image: null,
			})}
			shownIn={(values, field) => {
				const value = String(values[field] ?? '');
				return field === 'language' && isLanguage(value) ? labels[value] : value;
			}}
			loadSchema={loadSchema}
			save={async ({ id, body, onUpload }) =>
				mapData(
					id === null
						? await callApi('POST /api/blogs', { body, onUpload })
						: await callApi('PUT /api/blogs/[id]', { params: { id }, body, onUpload }),
					({ message, blog }) => ({ message, saved: submittedStory(blog) }),
				)
			}
			ask={async (id) => mapData(await callApi('GET /api/blogs/[id]', { params: { id } }), submittedStory)}
		>
			{({ register, errorAt, change }, story) => (
				<>
					<Field id={inputId('title')} label={title} error={errorAt('title')} isRequired>
						{(control) => <Input {...control} {...register('title')} autoComplete="off" />}
					</Field>
					<div className="grid gap-5 sm:grid-cols-2">
						<Field id={inputId('author')} label={author} error={errorAt('author')} isRequired>
							{(control) => <Input {...control} {...register('author')} autoComplete="off" />}
						</Field>
						<Field id={inputId('language')} label={labels.language} error={errorAt('language')}>
							{(control) => (
								<Select {...control} {...register('language')}>
									{languages.map((one) => (
										<option key={one} value={one}>
											{labels[one]}
										</option>
									))}
								</Select>
							)}
						</Field>
					</div>
					<Field id={inputId('content')} label={content} error={errorAt('content')} isRequired>
						{(control) => (
							<textarea {...control} {...register('content')} rows={8} className={controlClass} />
						)}
					</Field>
					<PhotoField
						id={inputId('image')}
						name="image"
						label={words.image}
						shape="wide"
						currentUrl={story?.image ?? null}
						error={errorAt('image')}
						onPick={(picture) => change('image', picture)}
						texts={{ ...texts.picture, ...labels, hint: labels.imageHint }}
					/>
				</>
			)}
		</FormDialog>
	);
}
