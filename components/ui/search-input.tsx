import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './input';

/** The box of a search, with a magnifying glass in it. */
export function SearchInput(input: ComponentProps<typeof Input>) {
	return (
		<span className="relative block">
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-text-muted"
			/>
			<Input {...input} type="search" autoComplete="off" className="pl-11" />
		</span>
	);
}
