/** The members of a host and who restarts with whom, as a launcher would supervise them (R108, R109). */
export interface Member {
  readonly name: string;
  /** The member whose credential this one holds: it restarts with it. */
  readonly follows?: string;
  /** Resolves with the base URL once it answers. */
  start(): Promise<string>;
  stop(): Promise<void>;
}

export interface MemberStatus {
  readonly name: string;
  /** Null while it is stopped. */
  readonly url: string | null;
}

export class Stack {
  readonly #members: readonly Member[];
  readonly #urls = new Map<string, string>();

  constructor(members: readonly Member[]) {
    this.#members = members;
  }

  /** Base URL of a member that is up; null while it is not. */
  urlOf(name: string): string | null {
    return this.#urls.get(name) ?? null;
  }

  /** All members, the relay among them. */
  status(): readonly MemberStatus[] {
    return this.#members.map(({ name }) => ({ name, url: this.urlOf(name) }));
  }

  async start(name: string): Promise<string> {
    const url = await this.#member(name).start();
    this.#urls.set(name, url);
    return url;
  }

  async stop(name: string): Promise<void> {
    if (!this.#urls.delete(name)) return;
    await this.#member(name).stop();
  }

  /** This member, and after it those that hold its credential. Nothing else is touched. */
  async restart(name: string): Promise<void> {
    await this.stop(name);
    await this.start(name);
    for (const member of this.#members) if (member.follows === name) await this.restart(member.name);
  }

  /** A healthy member is used as it is, a stopped one is started; false when none becomes healthy (R110). */
  async ensure(name: string): Promise<boolean> {
    if (await this.isHealthy(name)) return true;
    try {
      await this.restart(name);
    } catch {
      return false;
    }
    return this.isHealthy(name);
  }

  async isHealthy(name: string): Promise<boolean> {
    const url = this.urlOf(name);
    if (url === null) return false;
    try {
      return (await fetch(`${url}/health`)).status === 200;
    } catch {
      return false;
    }
  }

  /** In the reverse of the order in which they are listed. */
  async stopAll(): Promise<void> {
    for (const { name } of this.#members.toReversed()) await this.stop(name);
  }

  #member(name: string): Member {
    const member = this.#members.find((each) => each.name === name);
    if (member === undefined) throw new Error(`there is no member ${name}`);
    return member;
  }
}
