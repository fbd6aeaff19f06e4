/*
 * One visit of a device to the service: configuration, readings, a log line and, if given, a photo.
 * C99 and POSIX sockets, no library. Plain HTTP, as to a server or a proxy beside the device; in the open field put
 * the same bytes through the TLS of the modem, or through mbedTLS.
 *
 *   cc -std=c99 -o device device.c
 *   ./device 127.0.0.1 4400 VG-1 dk_… [foto.jpg]
 */
#define _POSIX_C_SOURCE 200809L
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define MOST_TRIES 6
#define LONGEST_WAIT_S 3600
#define ANSWER_BYTES 65536
#define EDGE "vigia-7d1f0c52"

static const char *host, *port, *serial, *key;

/* Sends all bytes. Returns 0, or -1 when the line broke. */
static int send_all(int line, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = send(line, bytes, count, 0);
    if (sent <= 0) return -1;
    bytes += sent;
    count -= (size_t)sent;
  }
  return 0;
}

static int connected(void) {
  struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found, *at;
  struct timeval limit = {.tv_sec = 60};
  int line = -1;
  if (getaddrinfo(host, port, &hints, &found) != 0) return -1;
  for (at = found; at != NULL && line < 0; at = at->ai_next) {
    line = socket(at->ai_family, at->ai_socktype, at->ai_protocol);
    if (line < 0) continue;
    setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(line, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(line, at->ai_addr, at->ai_addrlen) != 0) {
      close(line);
      line = -1;
    }
  }
  freeaddrinfo(found);
  return line;
}

/* One request. The whole answer goes into `answer`. Returns its status, or -1 without an answer. */
static int ask_once(const char *head, const char *body, size_t bytes, char *answer) {
  int line = connected(), status = -1;
  size_t got = 0;
  ssize_t part;
  if (line < 0) return -1;
  if (send_all(line, head, strlen(head)) == 0 && send_all(line, body, bytes) == 0) {
    while (got < ANSWER_BYTES - 1 && (part = recv(line, answer + got, ANSWER_BYTES - 1 - got, 0)) > 0)
      got += (size_t)part;
    answer[got] = '\0';
    if (sscanf(answer, "HTTP/1.%*d %d", &status) != 1) status = -1;
  }
  close(line);
  return status;
}

/* Seconds of the header Retry-After, or `otherwise`. */
static unsigned wait_of(const char *answer, unsigned otherwise) {
  const char *at = answer;
  while ((at = strstr(at, "\r\n")) != NULL && strncmp(at, "\r\n\r\n", 4) != 0) {
    at += 2;
    if (strncasecmp(at, "retry-after:", 12) == 0) return (unsigned)strtoul(at + 12, NULL, 10);
  }
  return otherwise;
}

/* Sends a call, again after no answer, 429 and 5xx, and prints what was answered. Ends the program when refused. */
static void call(const char *method, const char *path, const char *type, const char *body, size_t bytes) {
  static char answer[ANSWER_BYTES];
  char head[1024];
  unsigned wait = 1;
  int tries, status = -1;
  /* HTTP/1.0: the answer comes in one piece, and ends with the connection. */
  snprintf(head, sizeof head,
           "%s /v2/nodes/%s/%s HTTP/1.0\r\nHost: %s:%s\r\nx-device-key: %s\r\n"
           "Content-Type: %s\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n",
           method, serial, path, host, port, key, type, bytes);
  for (tries = 1; tries <= MOST_TRIES; tries++) {
    const char *text;
    answer[0] = '\0';
    status = ask_once(head, body, bytes, answer);
    text = strstr(answer, "\r\n\r\n");
    if (status >= 200 && status < 300) {
      printf("%d %s\n", status, text ? text + 4 : "");
      return;
    }
    if (status >= 400 && status < 500 && status != 429) {
      fprintf(stderr, "refused: %d %s\n", status, text ? text + 4 : "");
      exit(1);
    }
    if (tries < MOST_TRIES) sleep(status < 0 ? wait : wait_of(answer, wait));
    if (wait < LONGEST_WAIT_S) wait *= 2;
  }
  fprintf(stderr, "no use of it for now: %d\n", status);
  exit(1);
}

static void post_json(const char *path, const char *body) {
  call("POST", path, "application/json", body, strlen(body));
}

/* Sends a photo as a form with the parts camera, date_created and file. */
static void post_photo(const char *file, const char *taken) {
  static const char *END = "\r\n--" EDGE "--\r\n";
  FILE *opened = fopen(file, "rb");
  char *body;
  long size;
  size_t bytes;
  if (opened == NULL || fseek(opened, 0, SEEK_END) != 0 || (size = ftell(opened)) < 0 ||
      (body = malloc((size_t)size + 1024)) == NULL) {
    fprintf(stderr, "cannot read %s\n", file);
    exit(1);
  }
  rewind(opened);
  bytes = (size_t)sprintf(body,
                          "--" EDGE "\r\ncontent-disposition: form-data; name=\"camera\"\r\n\r\n1\r\n"
                          "--" EDGE "\r\ncontent-disposition: form-data; name=\"date_created\"\r\n\r\n%s\r\n"
                          "--" EDGE "\r\ncontent-disposition: form-data; name=\"file\"; filename=\"foto.jpg\"\r\n"
                          "content-type: image/jpeg\r\n\r\n",
                          taken);
  bytes += fread(body + bytes, 1, (size_t)size, opened);
  fclose(opened);
  memcpy(body + bytes, END, strlen(END));
  call("POST", "images", "multipart/form-data; boundary=" EDGE, body, bytes + strlen(END));
  free(body);
}

int main(int count, char **words) {
  char now[32], body[1024];
  time_t clock = time(NULL);
  struct tm utc;
  if (count < 5) {
    fprintf(stderr, "usage: %s host port serial key [photo.jpg]\n", words[0]);
    return 2;
  }
  host = words[1], port = words[2], serial = words[3], key = words[4];
  gmtime_r(&clock, &utc);
  strftime(now, sizeof now, "%Y-%m-%dT%H:%M:%SZ", &utc);
  call("GET", "config", "application/json", "", 0);
  snprintf(body, sizeof body,
           "{\"readings\": ["
           "{\"category\": \"thpg\", \"t\": \"%s\", \"ambient_temperature_c\": 18.4, \"ambient_humidity_rh\": 61.5},"
           "{\"category\": \"weather\", \"t\": \"%s\", \"rain_mm\": 0, \"leaf_wetness_min\": 12, "
           "\"soil_moisture_pct\": 24.5},"
           "{\"category\": \"battery\", \"t\": \"%s\", \"battery_percentage\": 87.5}]}",
           now, now, now);
  post_json("data", body);
  snprintf(body, sizeof body,
           "{\"logs\": [{\"log_datetime\": \"%s\", \"log_level\": \"I\", \"log_string\": \"Despierta\"}]}", now);
  post_json("logs", body);
  if (count > 5) post_photo(words[5], now);
  return 0;
}
