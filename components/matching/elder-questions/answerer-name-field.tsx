import { useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Who answers, by their own word. Keeps what is typed before the scripts have come. */
export function AnswererNameField({
	ref,
	defaultValue,
}: {
	ref: Ref<HTMLInputElement>;
	defaultValue?: string;
}) {
	const t = useTranslations('elderAnswer');
	return (
		<Field id={useId()} label={t('by')}>
			{(control) => (
				<Input
					{...control}
					ref={ref}
					defaultValue={defaultValue}
					maxLength={100}
					autoComplete="name"
					className="min-h-14 text-xl"
				/>
			)}
		</Field>
	);
}
