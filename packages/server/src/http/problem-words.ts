import type { ProblemCode } from './problem.ts';

/** The meaning of each refusal, for authors of programs. */
export const PROBLEM_MEANINGS: Readonly<Record<ProblemCode, string>> = {
  'invalid-input': 'a field is not as it should be, see `errors`',
  'malformed-json': 'the body is not JSON',
  'not-signed-in': 'there is no session, or it has ended: sign in or renew it',
  'client-archived': 'the caller’s own client is archived',
  'bad-device-key': 'the device’s key is missing, or is no longer the one in force',
  'bad-door-secret': 'the secret of the door is missing, or is no longer in force',
  'bad-service-token': 'no program has this token, or it was replaced twice',
  'service-token-mistyped': 'the token is not as it was told: a letter is missing, too many or another one',
  'service-token-expired':
    'the token has reached its end, or the time in which it was to be replaced is over',
  'service-token-ended': 'an administrator has ended the token',
  'bad-credentials': 'address or password is wrong, or the account is closed',
  'bad-code': 'the code is wrong, used or older than allowed',
  'challenge-over':
    'the sign-in was not finished in time or was tried too often: begin with the password again',
  'bad-api-key': '`x-api-key` is missing or wrong, see `/config.json`',
  'bad-embed-key': 'token, key or site is not one that the key is open for',
  'not-published': 'the key does not open this kind of figure',
  'scope-missing': 'the token lacks the scope that the call asks for',
  'not-for-programs': 'the call is for people who sign in, and no token of a program makes it',
  'not-allowed': 'the caller sees it and may not do this',
  'proof-needed':
    'the caller has not shown their password, or their second step, for ten minutes: call `/auth/prove` first',
  'password-needed': 'the caller has not shown their password for ten minutes: call `/auth/prove` first',
  'second-step-missing':
    'a client that the caller reaches, or the installation, asks for a second step that they have not set up yet',
  'cross-site': 'a browser sent it from another site',
  'not-found': 'it does not exist, or the caller does not see it',
  conflict: 'it exists already, was changed meanwhile, or its state does not allow this',
  'needs-confirmation': 'it may be a slip: send it again with the codes of `questions` in `confirmed`',
  'in-use': 'other things still refer to it',
  'still-running': 'the first request with this `Idempotency-Key` is not done: ask again after `Retry-After`',
  'key-reused': 'the `Idempotency-Key` came with another content before',
  'too-complex': 'the document takes too long or too much memory to print',
  'too-large': 'the body is larger than allowed',
  'unsupported-media': 'the body is of a kind that is not taken',
  'too-many-requests': 'too many calls or attempts: wait as long as `Retry-After` says',
  'internal-error': 'a fault of the service',
  'damaged-file': 'the stored file is not as it was put there: its bytes do not have their hash any more',
  busy: 'too much is waiting: ask again after `Retry-After`',
  'no-printer': 'this server cannot make PDF files',
  'not-ready': 'the service is starting, ending, or without its database',
};
