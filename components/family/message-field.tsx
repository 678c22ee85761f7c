import { useTranslations } from 'next-intl';
import { inputId } from '@/components/member/refusal';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';

interface MessageFieldProps {
	defaultValue?: string | undefined;
	error: string | undefined;
}

/** A few words to who is asked to be a relative. */
export function MessageField({ defaultValue, error }: MessageFieldProps) {
	const t = useTranslations('familyTree.link');
	return (
		<Field id={inputId('requestMessage')} label={t('message')} hint={t('messageHint')} error={error}>
			{(control) => (
				<textarea
					{...control}
					name="requestMessage"
					rows={3}
					maxLength={500}
					defaultValue={defaultValue}
					className={controlClass}
				/>
			)}
		</Field>
	);
}
