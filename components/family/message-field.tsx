import { inputId } from '@/components/member/refusal';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import type { FamilyTexts } from './texts';

interface MessageFieldProps {
	defaultValue?: string | undefined;
	texts: FamilyTexts;
	error: string | undefined;
}

/** A few words to who is asked to be a relative. */
export function MessageField({ defaultValue, texts, error }: MessageFieldProps) {
	return (
		<Field
			id={inputId('requestMessage')}
			label={texts.link.message}
			hint={texts.link.messageHint}
			error={error}
		>
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
