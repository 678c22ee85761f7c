'use client';

import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { mostCharacters } from '@/lib/features/gallery/lengths';
import { unitsOf } from './field-units';
import type { UploadTexts } from './upload-texts';

interface TitleFieldProps {
	id: string;
	value: string;
	error: string | undefined;
	texts: UploadTexts;
	onChange: (title: string) => void;
}

/** The title of an image that is to be sent. */
export function TitleField({ id, value, error, texts, onChange }: TitleFieldProps) {
	return (
		<Field id={id} label={texts.page.fields.title} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
					maxLength={unitsOf(mostCharacters.title)}
					autoComplete="off"
				/>
			)}
		</Field>
	);
}
