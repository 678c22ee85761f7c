'use client';

import { lazy, Suspense } from 'react';
import { followInputs } from '@/components/form/follow-inputs';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, mapData } from '@/lib/client/api';
import { wordIn } from '@/lib/core/word-in';
import { FormDialog, type FormProps, submissionInputId as inputId } from '../review/form-dialog';
import { type SubmittedPicture, submittedPicture } from '../review/submission';
import type { ReviewTexts } from '../review/texts';
import { ImageField } from './image-field';
import type { ImageDeskTexts } from './texts';

const Combobox = lazy(() => import('@/components/ui/combobox'));

const loadSchema = async () => (await import('@/lib/features/gallery/schema')).newImageBody;

interface ImageDialogProps extends FormProps<SubmittedPicture> {
	words: ImageDeskTexts;
	texts: ReviewTexts;
	/** Suggestions, in the page's language. */
	categories: readonly string[];
}

interface ImageValues {
	title: string;
	description: string;
	/** Its name in the page's language. */
	category: string;
	featured: boolean;
	image: File | '' | null;
}

/** Makes a picture of the gallery or changes one. */
export function ImageDialog({ words, texts, categories, ...form }: ImageDialogProps) {
	const { title, description, category, featured, imageHint, keepImage } = texts.form;
	return (
		<FormDialog<SubmittedPicture, ImageValues>
			{...form}
			kind="picture"
			words={words}
			texts={texts}
			labels={{ title, description, category, featured, image: words.image }}
			valuesOf={(picture) => ({
				title: picture?.title ?? '',
				description: picture?.description ?? '',
				category: wordIn(texts.categories, picture?.category ?? ''),
				featured: picture?.isFeatured ?? false,
				image: null,
			})}
			shownIn={(values, field) =>
				field === 'featured'
					? values.featured
						? words.isFeatured
						: words.isStandard
					: String(values[field] ?? '')
			}
			loadSchema={loadSchema}
			imageRequired={words.imageRequired}
			save={async ({ id, values, body, onUpload }) => {
				// Said also where it is not changed: the sender may have suggested it.
				body.set('featured', String(values.featured));
				return mapData(
					id === null
						? await callApi('POST /api/gallery', { body, onUpload })
						: await callApi('PUT /api/gallery/[id]', { params: { id }, body, onUpload }),
					({ message, image }) => ({ message, saved: submittedPicture(image) }),
				);
			}}
			ask={async (id) =>
				mapData(await callApi('GET /api/gallery/[id]', { params: { id } }), submittedPicture)
			}
		>
			{(controls, picture) => (
				<>
					<Field id={inputId('title')} label={title} error={controls.errorAt('title')} isRequired>
						{(control) => <Input {...control} {...controls.register('title')} autoComplete="off" />}
					</Field>
					<Field
						id={inputId('description')}
						label={description}
						error={controls.errorAt('description')}
						isRequired
					>
						{(control) => (
							<textarea
								{...control}
								{...controls.register('description')}
								rows={4}
								className={controlClass}
							/>
						)}
					</Field>
					<div onInput={followInputs(controls)}>
						<Field
							id={inputId('category')}
							label={category}
							hint={words.categoryHint}
							error={controls.errorAt('category')}
						>
							{(control) => (
								<Suspense fallback={<Input {...control} name="category" readOnly />}>
									<Combobox
										{...control}
										name="category"
										label={category}
										options={categories}
										defaultValue={controls.getValues('category')}
										texts={words.combobox}
									/>
								</Suspense>
							)}
						</Field>
					</div>
					<div>
						<Checkbox {...controls.register('featured')} label={featured} />
						{picture?.isFeaturedSuggested && (
							<p className="pl-8 text-sm text-text-muted">{words.suggested}</p>
						)}
					</div>
					<ImageField
						id={inputId('image')}
						label={words.image}
						hint={picture ? keepImage : imageHint}
						texts={texts}
						error={controls.errorAt('image')}
						currentUrl={picture?.image ?? null}
						onPick={(file) => controls.change('image', file)}
					/>
				</>
			)}
		</FormDialog>
	);
}
