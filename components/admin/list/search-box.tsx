import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';

interface SearchBoxProps {
	value: string;
	/** Called with the search text, without spaces around it; '' for the normal list. */
	onSearch: (text: string) => void;
	label: string;
}

/** Looks for something with Enter or the button; emptied, it leads back to the normal list. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
	const t = useTranslations('admin.frame.search');
	const id = useId();
	const [typed, setTyped] = useState(value);
	const [shown, setShown] = useState(value);
	// Back, Forward and a reset change what is looked for, too; what has been typed since stays.
	if (shown !== value) {
		setShown(value);
		if (typed.trim() === shown) setTyped(value);
	}
	return (
		<search>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSearch(typed.trim());
				}}
				className="flex gap-2"
			>
				<label htmlFor={id} className="sr-only">
					{label}
				</label>
				<input
					id={id}
					type="search"
					value={typed}
					placeholder={label}
					maxLength={100}
					onChange={({ target }) => {
						setTyped(target.value);
						if (target.value === '' && value !== '') onSearch('');
					}}
					className={controlClass}
				/>
				<Button type="submit" className="shrink-0">
					<Search aria-hidden="true" className="size-5" />
					{t('submit')}
				</Button>
			</form>
		</search>
	);
}
