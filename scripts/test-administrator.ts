/** The administrator in the seeded database, of journeys and of every portal that is attacked. */
export const administrator = {
	email: 'admin@attacked.example.org',
	password: 'a banyan by the old step-well',
};
