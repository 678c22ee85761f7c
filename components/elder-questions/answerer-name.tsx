import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Who answers, by their own word. */
export function AnswererName({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	const t = useTranslations('elderAnswer');
	return (
		<Field id={useId()} label={t('by')}>
			{(control) => (
				<Input
					{...control}
					value={value}
					maxLength={100}
					autoComplete="name"
					className="min-h-14 text-xl"
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			)}
		</Field>
	);
}
