import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { inputId } from '@/lib/client/member/input-id';

/** A few words to who is asked to be a relative. */
export function MessageField({ error }: { error: string | undefined }) {
	const t = useTranslations('familyTree.link');
	const { register } = useFormContext<{ requestMessage: string }>();
	return (
		<Field id={inputId('requestMessage')} label={t('message')} hint={t('messageHint')} error={error}>
			{(control) => (
				<textarea
					{...control}
					{...register('requestMessage')}
					rows={3}
					maxLength={500}
					className={controlClass}
				/>
			)}
		</Field>
	);
}
