import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { memberFields } from '@/lib/features/member/rules/member-fields';

interface NameFieldProps {
	id: string;
	label: string;
	error: string | undefined;
}

/** The name on a card. The browser does not offer the reader's own name for it. */
export function NameField({ id, label, error }: NameFieldProps) {
	const { register } = useFormContext<{ name: string }>();
	return (
		<Field id={id} label={label} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					{...register('name')}
					maxLength={memberFields.name.maxLength}
					autoComplete="off"
					autoCapitalize="words"
				/>
			)}
		</Field>
	);
}
