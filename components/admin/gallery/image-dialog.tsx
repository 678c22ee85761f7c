'use client';

import { lazy, Suspense } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { wordIn } from '@/lib/core/word-in';
import { FormDialog, type FormProps } from '../review/form-dialog';
import { readSubmittedPicture, type SubmittedPicture } from '../review/submission';
import type { ReviewTexts } from '../review/texts';
import { savingInputId as inputId } from '../review/use-saving';
import { imageBody, missingIn } from './image-body';
import { ImageField } from './image-field';
import type { ImageDeskTexts } from './texts';

const Combobox = lazy(() => import('@/components/ui/combobox'));

interface ImageDialogProps extends FormProps<SubmittedPicture> {
	words: ImageDeskTexts;
	texts: ReviewTexts;
	/** Suggestions, in the page's language. */
	categories: readonly string[];
}

/** Makes a picture of the gallery or changes one. */
export function ImageDialog({ words, texts, categories, ...form }: ImageDialogProps) {
	const { title, description, category, featured, imageHint, keepImage } = texts.form;
	return (
		<FormDialog
			{...form}
			kind="picture"
			words={words}
			texts={texts}
			labels={{ title, description, category, featured, image: words.image }}
			problemIn={(typed) => {
				const missing = missingIn(typed, form.submission === null);
				if (missing.length === 0) return null;
				return {
					title: missing.some((field) => field !== 'image') ? words.required : words.imageRequired,
					errors: missing.map((path) => ({ path, message: texts.fields.missing })),
				};
			}}
			bodyOf={imageBody}
			readOne={readSubmittedPicture}
			factsOf={(picture) => ({
				title: picture.title,
				description: picture.description,
				category: picture.category,
				featured: picture.isFeatured ? 'true' : '',
			})}
			shownFact={(field, value) => {
				if (field === 'featured') return value === 'true' ? words.isFeatured : words.isStandard;
				return field === 'category' ? wordIn(texts.categories, value) : value;
			}}
		>
			{(picture, errorAt) => (
				<>
					<Field id={inputId('title')} label={title} error={errorAt('title')} isRequired>
						{(control) => (
							<Input {...control} name="title" defaultValue={picture?.title ?? ''} autoComplete="off" />
						)}
					</Field>
					<Field id={inputId('description')} label={description} error={errorAt('description')} isRequired>
						{(control) => (
							<textarea
								{...control}
								name="description"
								rows={4}
								defaultValue={picture?.description ?? ''}
								className={controlClass}
							/>
						)}
					</Field>
					<Field
						id={inputId('category')}
						label={category}
						hint={words.categoryHint}
						error={errorAt('category')}
					>
						{(control) => (
							<Suspense fallback={<Input {...control} name="category" readOnly />}>
								<Combobox
									{...control}
									name="category"
									label={category}
									options={categories}
									defaultValue={wordIn(texts.categories, picture?.category ?? '')}
									texts={words.combobox}
								/>
							</Suspense>
						)}
					</Field>
					<div>
						<Checkbox
							name="featured"
							value="true"
							defaultChecked={picture?.isFeatured ?? false}
							label={featured}
						/>
						{picture?.isFeaturedSuggested && (
							<p className="pl-8 text-sm text-text-muted">{words.suggested}</p>
						)}
					</div>
					<ImageField
						id={inputId('image')}
						label={words.image}
						hint={picture ? keepImage : imageHint}
						texts={texts}
						error={errorAt('image')}
						currentUrl={picture?.image ?? null}
					/>
				</>
			)}
		</FormDialog>
	);
}
