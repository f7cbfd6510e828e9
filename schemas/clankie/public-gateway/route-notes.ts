/** Who may call each route of the public gateway, and what for, keyed `"METHOD path"`. Kept by hand, checked for drift. */

export interface RouteNote {
  readonly access: string;
  readonly purpose: string;
}

const anonymous = "Anybody";
const limited = "Anybody, rate limited";
const envelope = "Proof in the caller's own envelope";
const ticket = "Signed ticket, used once";
const secret = "One-time secret of the pairing";
const device = "Device session";
const owner = "Operator, or any paired device";

const takeControl = "Device that may take control";
const starter = "Device that started the login";
const chat = "Active paired device with chat";
const observe = "Paired device with terminal observe";
const steer = "Paired device with steer";
const granted = "Paired device with the grant of the single operation";
const hosted = "Live device of a hosted machine";

export const FRONT_ROUTE_NOTES: Readonly<Record<string, RouteNote>> = {
  "GET /health": note(anonymous, "Tells whether the gateway is up"),
  "GET /gateway/v1/config": note(anonymous, "Tells how an account signs in"),
  "WS /gateway/v1/hosts/connect": note("Account session of the machine", "Connects a host's tunnel"),
  "POST /gateway/v1/push/registrations": note(
    "Sealed proof of the device, and its delivery key",
    "Registers a device for pushes",
  ),
  "POST /gateway/v1/push/registrations/clear": note("Delivery key of the device", "Forgets a push registration"),
};

/** Routes that are let through by their form and stand in no list. */
export const FORM_NOTES: Readonly<Record<string, RouteNote>> = {
  "GET /v1/operator/views/{id}": note(takeControl, "Reads one saved view"),
  "POST /v1/support/grants/{id}/{action}": note(takeControl, "Revokes a support grant, or makes its pairing offer"),
};

export const ROUTE_NOTES: Readonly<Record<string, RouteNote>> = {
  "POST /v1/machine-joins/start": note(envelope, "Starts to join a machine to the host"),
  "POST /v1/machine-joins/status": note(envelope, "Tells how a join stands"),
  "POST /v1/machine-joins/approve": note(takeControl, "Lets a machine join"),
  "POST /v1/joined-machines/challenge": note(envelope, "Gives a joined machine a challenge"),
  "POST /v1/joined-machines/channel": note(envelope, "Opens the channel of a joined machine"),
  "POST /v1/joined-machines/leave": note(envelope, "Takes a joined machine out again"),
  "POST /v1/activity/viewer": note(ticket, "Shows an activity to one viewer"),
  "GET /v1/composer/transcription/status": note(chat, "Tells whether speech can be transcribed"),
  "POST /v1/composer/transcription/begin": note(chat, "Begins a transcription"),
  "POST /v1/composer/transcription/chunk": note(chat, "Adds recorded sound to a transcription"),
  "POST /v1/composer/transcription/commit": note(chat, "Ends the recording and asks for its text"),
  "POST /v1/composer/transcription/cancel": note(chat, "Drops a transcription"),
  "POST /v1/composer/transcription/receipt": note(chat, "Tells what became of a transcription"),
  "GET /v1/devices/self/diagnostics-default": note(
    owner,
    "Tells whether the account shares diagnostics unless told otherwise",
  ),
  "GET /v1/captain/readiness": note(owner, "Tells whether the captain has a model and a credential"),
  "POST /v1/hosted/operator": note(hosted, "Runs one operator request on a hosted machine"),
  "POST /v1/discord/ingress": note(ticket, "Delivers a sealed Discord message to the host"),
  "GET /v1/model-keys": note(takeControl, "Lists model providers and their keys"),
  "POST /v1/model-keys/set": note(takeControl, "Stores a model key"),
  "POST /v1/model-keys/validate": note(takeControl, "Tries a model key"),
  "POST /v1/model-keys/select": note(takeControl, "Chooses the model"),
  "POST /v1/model-keys/remove": note(takeControl, "Removes a model key"),
  "GET /v1/model-keys/subscriptions": note(takeControl, "Lists model subscriptions"),
  "GET /v1/model-keys/subscriptions/methods": note(takeControl, "Lists the ways to sign in to a subscription"),
  "GET /v1/harness-logins": note(takeControl, "Lists the logins of coding tools"),
  "POST /v1/harness-logins/start": note(takeControl, "Starts the login of a coding tool"),
  "POST /v1/harness-logins/status": note(starter, "Tells how that login stands"),
  "POST /v1/harness-logins/code": note(starter, "Hands in the code of that login"),
  "POST /v1/harness-logins/cancel": note(starter, "Gives that login up"),
  "POST /v1/model-keys/subscriptions/start": note(takeControl, "Starts to sign in to a subscription"),
  "POST /v1/model-keys/subscriptions/status": note(starter, "Tells how that sign-in stands"),
  "POST /v1/model-keys/subscriptions/cancel": note(starter, "Gives that sign-in up"),
  "GET /v1/model-keys/options": note(takeControl, "Lists the models to choose from"),
  "POST /v1/model-keys/effort": note(takeControl, "Sets how hard the model thinks"),
  "GET /v1/accounts": note(takeControl, "Lists connected accounts"),
  "POST /v1/accounts/github/start": note(takeControl, "Starts to connect GitHub"),
  "POST /v1/accounts/github/poll": note(takeControl, "Asks whether GitHub is connected"),
  "POST /v1/accounts/linear/start": note(takeControl, "Starts to connect Linear"),
  "POST /v1/accounts/linear/complete": note(takeControl, "Completes the connection to Linear"),
  "POST /v1/accounts/linear/app": note(takeControl, "Connects Linear through the owner's own app"),
  "POST /v1/accounts/disconnect": note(takeControl, "Disconnects an account"),
  "POST /v1/accounts/google/start": note(takeControl, "Starts to connect Google"),
  "POST /v1/accounts/google/complete": note(takeControl, "Completes the connection to Google"),
  "POST /v1/accounts/google/check": note(takeControl, "Asks whether Google is connected"),
  "GET /v1/gateway/challenge": note(limited, "Gives the challenge of the next sealed request"),
  "POST /v1/gateway/encrypted": note(
    "Holder of an encryption ticket",
    "Carries one sealed request and its sealed answer",
  ),
  "POST /v1/gateway/push-authorize": note("The gateway itself", "Lets the host confirm a device's push registration"),
  "POST /v1/pairing/redeem": note(secret, "Redeems a pairing offer"),
  "POST /v1/pairing/complete": note(secret, "Completes a pairing"),
  "POST /v1/hosted/support": note(ticket, "Opens granted support on a hosted machine"),
  "GET /v1/support/grants": note(takeControl, "Lists support grants"),
  "POST /v1/support/grants": note(takeControl, "Grants support"),
  "GET /v1/devices/self": note(device, "Tells a device what it is to the host"),
  "GET /v1/devices": note(owner, "Lists paired devices"),
  "POST /v1/devices/:id/revoke": note("Operator, or a device that may take control", "Revokes a device"),
  "POST /v1/devices/self/push": note(device, "Switches the device's own pushes on or off"),
  "POST /v1/devices/self/session/refresh": note(device, "Renews the device's session"),
  "POST /v1/hooks/linear": note("Vendor's signature over the body", "Takes in what happened in Linear"),
  "POST /v1/devices/wake-key": note(hosted, "Stores the key with which the device may wake the machine"),
  "POST /v1/hosted/pair-offer": note(ticket, "Makes a pairing offer for a browser"),
  "POST /operator/v1/dispatch": note(granted, "Runs one operation on conversations and the fleet"),
  "POST /operator/v1/tail": note(granted, "Follows a conversation"),
  "POST /operator/v1/terminal-tail": note(observe, "Follows a terminal"),
  "POST /operator/v1/artifacts/download": note(chat, "Fetches a file that a conversation made"),
  "GET /v1/body-leases": note(observe, "Tells who holds the bodies"),
  "GET /v1/discord/rooms": note(observe, "Lists Discord rooms"),
  "GET /v1/discord/settings": note(observe, "Reads the Discord settings"),
  "GET /v1/discord/directory": note(observe, "Looks up servers, channels, roles and people"),
  "GET /v1/discord/room-voice": note(observe, "Reads the voice settings of rooms"),
  "GET /v1/discord/voice-transcripts": note(observe, "Reads what was said in voice rooms"),
  "POST /v1/discord/room-guidance": note(steer, "Sets the guidance for a room"),
  "POST /v1/discord/setup/test-post": note("Paired device with terminal control", "Posts a test message"),
  "GET /v1/linear/follow": note(takeControl, "Reads which Linear work is followed"),
  "POST /v1/linear/follow": note(takeControl, "Sets which Linear work is followed"),
  "GET /v1/linear/wake": note(takeControl, "Reads what in Linear wakes the captain"),
  "POST /v1/linear/wake": note(takeControl, "Sets what in Linear wakes the captain"),
  "GET /v1/operator/fleet-settings": note(takeControl, "Reads the fleet settings"),
  "POST /v1/operator/fleet-settings": note(takeControl, "Changes the fleet settings"),
  "GET /v1/operator/fleet-settings/hire": note(takeControl, "Reads how workers are hired"),
  "POST /v1/operator/fleet-settings/hire": note(takeControl, "Changes how workers are hired"),
  "GET /v1/operator/persona": note(takeControl, "Reads the owner's persona"),
  "POST /v1/operator/persona": note(takeControl, "Changes the owner's persona"),
  "GET /v1/worker-accounts": note(takeControl, "Lists the accounts that workers use"),
  "GET /v1/worker-accounts/holds": note(takeControl, "Lists accounts that are held back"),
  "POST /v1/worker-accounts/holds": note(takeControl, "Holds an account back, or lets it go"),
  "GET /v1/usage": note(takeControl, "Tells how much of the allowances is used"),
  "GET /v1/usage/settings": note(takeControl, "Reads the usage settings"),
  "POST /v1/usage/settings": note(takeControl, "Changes the usage settings"),
  "GET /v1/huddles": note(takeControl, "Lists huddles"),
  "POST /v1/huddles": note(takeControl, "Opens a huddle"),
  "POST /v1/huddles/close": note(takeControl, "Closes a huddle"),
  "GET /v1/operator/views": note(takeControl, "Lists saved views"),
  "POST /v1/operator/views": note(takeControl, "Saves a view"),
  "GET /v1/operator/host-settings": note(takeControl, "Reads the host settings"),
  "POST /v1/operator/host-settings": note(takeControl, "Changes the host settings"),
  "GET /v1/operator/appearance": note(takeControl, "Reads the appearance settings"),
  "POST /v1/operator/appearance": note(takeControl, "Changes the appearance settings"),
  "GET /v1/operator/voice": note(takeControl, "Reads the owner's voice settings"),
  "POST /v1/operator/voice": note(takeControl, "Changes the owner's voice settings"),
  "GET /v1/operator/projects": note(takeControl, "Lists projects"),
  "POST /v1/operator/projects/update": note(takeControl, "Changes a project"),
};

function note(access: string, purpose: string): RouteNote {
  return { access, purpose };
}
