// The numbers and names that both ends of the wire have to agree on.

/** The version of the messages of play. It rises when a page written for the last one would no longer understand. */
export const PLAY = 1;

/** Where the socket is, and what every other address of the server begins with. */
export const SOCKET_PATH = '/play';
export const API_PATH = '/api/';

/** No message that a page sends over the socket is longer, in characters; nor what it posts, but for a game put online. */
export const LONGEST_SAID = 100_000;
export const LONGEST_POST = 1_000_000;
export const LONGEST_FILE = 1_900_000;

/** What people type. */
export const LONGEST_NICK = 40;
export const LONGEST_CHAT = 500;
export const LONGEST_ADDRESS = 500;

/** A page sits at no more desks at once over one socket, and a seat has no more holders. */
export const MOST_DESKS = 8;
export const MOST_HOLDERS = 12;
export const MOST_SEATS = 16;
export const MOST_BLOCKED = 200;
/** So many events of one update can be seen happening. */
export const MOST_STILLS = 200;

/** The audience may be kept behind by so many seconds. */
export const LONGEST_DELAY = 3_600;
