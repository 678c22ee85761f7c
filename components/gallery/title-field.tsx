'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { maxCharacters } from '@/lib/features/gallery/lengths';
import { getUnits } from './field-units';

interface TitleFieldProps {
	id: string;
	value: string;
	error: string | undefined;
	onChange: (title: string) => void;
}

/** The title of an image that is to be sent. */
export function TitleField({ id, value, error, onChange }: TitleFieldProps) {
	const t = useTranslations('uploadPhoto');
	return (
		<Field id={id} label={t('fields.title')} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
					maxLength={getUnits(maxCharacters.title)}
					autoComplete="off"
				/>
			)}
		</Field>
	);
}
