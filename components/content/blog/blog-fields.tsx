import type { ComponentProps, ReactNode } from 'react';
import type { ApiForm } from '@/components/form/use-api-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PhotoField } from '@/components/ui/photo-field';
import { Select } from '@/components/ui/select';
import type { BlogValues } from '@/lib/client/content/blog/blog-values';
import { type Language, languages } from '@/lib/core/language';

interface BlogFieldsProps {
	form: Pick<ApiForm<BlogValues>, 'register' | 'errorAt' | 'change'>;
	idOf: (name: keyof BlogValues) => string;
	/** The labels of the fields, and the names of the languages. */
	texts: Readonly<Record<keyof BlogValues | Language, string>>;
	author: { hint?: string; autoComplete: 'name' | 'off' };
	/** The field of the text. */
	content: ReactNode;
	picture: Pick<ComponentProps<typeof PhotoField>, 'currentUrl' | 'texts'> & {
		/** Changes when the form is emptied: a chosen picture is dropped then. */
		round?: number;
	};
}

/** The fields of a blog, for its sender and for administrators. */
export function BlogFields({ form, idOf, texts, author, content, picture }: BlogFieldsProps) {
	const { register, errorAt, change } = form;
	return (
		<>
			<Field id={idOf('title')} label={texts.title} error={errorAt('title')} isRequired>
				{(control) => <Input {...control} {...register('title')} autoComplete="off" />}
			</Field>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field
					id={idOf('author')}
					label={texts.author}
					hint={author.hint}
					error={errorAt('author')}
					isRequired
				>
					{(control) => <Input {...control} {...register('author')} autoComplete={author.autoComplete} />}
				</Field>
				<Field id={idOf('language')} label={texts.language} error={errorAt('language')}>
					{(control) => (
						<Select {...control} {...register('language')}>
							{languages.map((each) => (
								<option key={each} value={each}>
									{texts[each]}
								</option>
							))}
						</Select>
					)}
				</Field>
			</div>
			{content}
			<PhotoField
				key={picture.round}
				id={idOf('image')}
				name="image"
				label={texts.image}
				shape="wide"
				currentUrl={picture.currentUrl ?? null}
				error={errorAt('image')}
				onPick={(picked) => change('image', picked)}
				texts={picture.texts}
			/>
		</>
	);
}
